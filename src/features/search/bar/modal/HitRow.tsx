import type { DocSearchModalProps } from "@docsearch/react/modal";
import type { ComponentProps } from "react";

import type { Hit } from "./hits";

type Props = ComponentProps<NonNullable<DocSearchModalProps["hitComponent"]>>;

/**
 * A result as a row of a grid: what can be pressed may stand in a cell, not in
 * an option, as DocSearch has it.
 */
export function HitRow({ hit, children }: Props) {
  return (
    <div role="row">
      <div role="gridcell" className="search-cell">
        <Content hit={hit}>{children}</Content>
      </div>
    </div>
  );
}

function Content({ hit, children }: Props) {
  const { label } = hit as Hit;
  if ("_snippetResult" in hit)
    return (
      <a href={hit.url}>
        {children}
        {hit.type !== "lvl1" && (
          <span className="sr-only">{hit.hierarchy.lvl0}</span>
        )}
      </a>
    );
  // One that was chosen before has buttons: they stand on the link, not in it.
  return (
    <>
      <a href={hit.url} className="search-cover" aria-label={label} />
      {children}
    </>
  );
}
