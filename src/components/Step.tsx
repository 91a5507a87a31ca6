import type { ComponentProps, ReactNode } from "react";

import { withClass } from "../markup";
import { CodeBlock } from "./CodeBlock";
import Playground from "./Playground";

/** A change that a step makes to a file. */
interface Change extends Pick<
  ComponentProps<typeof CodeBlock>,
  "html" | "language" | "kind"
> {
  /** True if the file is new, so that all of it is shown. */
  readonly isNew: boolean;
}

interface Props {
  readonly changes: readonly Change[];
  /** The whole program after the step. */
  readonly result: ComponentProps<typeof Playground>;
  /** Question that the reader is asked before the result. */
  readonly children?: ReactNode;
}

/** A step of a tutorial: what it changes in each file, then what that makes. */
export default function Step({ changes, result, children }: Props) {
  return (
    <>
      {changes.map(({ isNew, ...block }) => (
        <CodeBlock
          key={block.kind}
          {...block}
          data={{ "data-step": "" }}
          {...(isNew ? {} : copiesAdded(block.language))}
        />
      ))}
      {children}
      <Playground {...result} />
    </>
  );
}

/** Returns properties of a block whose copy button gives added lines only. */
function copiesAdded(language: string) {
  return { what: `the new lines of ${language}`, text: addedCode };
}

function addedCode(figure: Element): string {
  const lines = [...figure.querySelectorAll(`ins > ${withClass("line")}`)];
  return lines.map((line) => line.textContent).join("");
}
