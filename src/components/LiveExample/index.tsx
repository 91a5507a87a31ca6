import type { ComponentProps } from "react";

import CodeBlock from "../CodeBlock";

interface Props extends Omit<ComponentProps<typeof CodeBlock>, "note"> {
  /** The packages it was run with, such as `Compute Engine 0.140.0`. */
  readonly checked: readonly string[];
}

/** An example that the build has run: its code, and below each line what it printed. */
export default function LiveExample({ checked, ...block }: Props) {
  return checked.length === 0 ? (
    <CodeBlock {...block} />
  ) : (
    <CodeBlock {...block} note={`checked with ${checked.join(" and ")}`} />
  );
}
