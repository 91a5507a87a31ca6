import type { ComponentProps } from "react";

import { programOf } from "../../playground/boot";
import { writtenProgram } from "../../playground/program";
import CodeBlock, { shownCode } from "../CodeBlock";
import { CONTROLS } from "./controls";

interface Props extends Pick<
  ComponentProps<typeof CodeBlock>,
  "html" | "rows" | "language" | "kind" | "title"
> {
  /** Whether it prints something else each time. */
  readonly varies: boolean | undefined;
  /** Lines to put before the code in a project of the reader's own. */
  readonly prelude: string;
  /** The statements that show their value, as `writeShown` writes them. */
  readonly shown: string;
  /** The packages it was run with, such as `Compute Engine 0.140.0`. */
  readonly checked: readonly string[];
}

/**
 * An example that the build has run: its code, and below each line what it
 * printed. In the browser it becomes a playground.
 */
export default function LiveExample({
  varies = false,
  prelude,
  shown,
  checked,
  ...block
}: Props) {
  const copied = (figure: Element) =>
    programOf(figure) ?? writtenProgram(shownCode(figure), { prelude, shown });
  return (
    <CodeBlock
      {...block}
      {...(varies
        ? { unchecked: "output varies" }
        : { check: "Checked", packages: checked })}
      note={<span data-part="status" />}
      text={copied}
      controls={CONTROLS}
      data={{
        "data-playground": block.kind,
        "data-prelude": prelude,
        "data-shown": shown,
        ...(varies ? { "data-varies": "" } : {}),
      }}
    />
  );
}
