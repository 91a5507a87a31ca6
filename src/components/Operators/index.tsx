import StaticMarkup from "@site/src/components/StaticMarkup";
import type { ClassName } from "@site/src/markup";

interface Props {
  /** A table of names, made by the build. */
  readonly html: string;
}

/** The names of one library of the engine, each with its signature. */
export default function Operators({ html }: Props) {
  return (
    <StaticMarkup className={"table-box" satisfies ClassName} html={html} />
  );
}
