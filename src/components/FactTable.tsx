import StaticMarkup from "@site/src/components/StaticMarkup";
import type { ClassName } from "@site/src/markup";

interface Props {
  /** A table of what the packages know, made by the build. */
  readonly html: string;
}

/**
 * A table of facts: `<KeyboardTable of="tokens" />`,
 * `<ApiMembers of="VirtualKeyboardKeycap" />`.
 */
export default function FactTable({ html }: Props) {
  return (
    <StaticMarkup className={"table-box" satisfies ClassName} html={html} />
  );
}
