import clsx from "clsx";

import type { ClassName } from "@site/src/markup";
import type { Built } from "@site/src/playground";

interface Props {
  readonly built: Built | undefined;
}

/** What is in the place of the editor until it is there. */
export default function Waiting({ built }: Props) {
  return (
    <figure
      className={clsx("code-block" satisfies ClassName, "playground-whole")}
    >
      <p>Loading the editor…</p>
      {built && (
        <pre>
          <code dangerouslySetInnerHTML={{ __html: built.html }} />
        </pre>
      )}
    </figure>
  );
}
