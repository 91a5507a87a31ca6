import type { DocSearchModalProps } from "@docsearch/react/modal";
import type { ComponentProps } from "react";

import type { Marked, Result } from "../../../../search";
import { nameOf, plain } from "../../site";

/** A result in DocSearch's own type. */
type DocSearchHit = Parameters<
  NonNullable<DocSearchModalProps["transformItems"]>
>[0][number];

/** A result as DocSearch takes it, with what our own markup needs. */
export interface Hit extends DocSearchHit {
  /** Title and page, as plain text. */
  readonly label: string;
}

/** Parts below the page, from its sections down. */
const TRAIL = " › ";

/**
 * Results as DocSearch takes them: it groups by `lvl0`, shows a page by its
 * `lvl1` and a section by its `lvl2`, and below that what the snippets hold for
 * `content` or `lvl1`.
 *
 * It writes all of them but `lvl0` as markup. So they are escaped here, and the
 * marks of matches are the only elements.
 *
 * @param base - Base path of the site: starts and ends with a slash.
 */
export function toHits(results: readonly Result[], base: string): Hit[] {
  const groups = new Map<string, string>();
  return results.map((result) => {
    const [page = ""] = result.url.split(/[?#]/);
    const group = groupOf(result);
    // Pages with the same title are still two pages.
    const isFree = (groups.get(group) ?? page) === page;
    if (isFree) groups.set(group, page);
    return toHit(result, base, isFree ? group : `${group} · ${page}`);
  });
}

function groupOf(result: Result): string {
  const title = plain(result.titles[0] ?? []);
  const name = nameOf(result);
  return name === undefined || title.includes(name)
    ? title
    : `${title} · ${name}`;
}

function toHit(result: Result, base: string, group: string): Hit {
  const { titles, excerpt = [] } = result;
  const [title = [], ...sections] = titles;
  const isPage = sections.length === 0;
  const [address = "", anchor] = result.url.split("#");
  return {
    objectID: result.url,
    type: isPage ? "lvl1" : "lvl2",
    url: base + result.url.slice(1),
    url_without_anchor: base + address.slice(1),
    anchor: anchor ?? null,
    label: [...sections.map(plain).slice(-1), group].join(", "),
    // What is kept of a hit that was chosen, without marks.
    content: isPage && excerpt.length > 0 ? escape(plain(excerpt)) : null,
    hierarchy: {
      lvl0: group,
      lvl1: escape(plain(title)),
      lvl2: isPage ? null : sections.map(plain).map(escape).join(TRAIL),
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    _highlightResult: {
      content: NOTHING,
      hierarchy: { ...NO_LEVELS, lvl0: shown(group) },
      hierarchy_camel: [],
    },
    _snippetResult: {
      content: shown(markup(excerpt)),
      hierarchy: {
        ...NO_LEVELS,
        lvl1: shown(markup(isPage ? title : excerpt)),
        lvl2: shown(sections.map(markup).join(TRAIL)),
      },
      hierarchy_camel: [],
    },
  };
}

function shown(value: string) {
  return { value, matchLevel: "none" as const, matchedWords: [] };
}

const NOTHING = shown("");

const NO_LEVELS = {
  lvl0: NOTHING,
  lvl1: NOTHING,
  lvl2: NOTHING,
  lvl3: NOTHING,
  lvl4: NOTHING,
  lvl5: NOTHING,
  lvl6: NOTHING,
};

function markup(text: Marked): string {
  return text
    .map(({ text: part, isMatch }) =>
      isMatch ? `<mark>${escape(part)}</mark>` : escape(part),
    )
    .join("");
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

type RowProps = ComponentProps<
  NonNullable<DocSearchModalProps["hitComponent"]>
>;

/**
 * A result as a row of a grid: what can be pressed may stand in a cell, not in
 * an option, as DocSearch has it.
 */
export function HitRow({ hit, children }: RowProps) {
  return (
    <div role="row">
      <div role="gridcell" className="search-cell">
        <Content hit={hit}>{children}</Content>
      </div>
    </div>
  );
}

function Content({ hit, children }: RowProps) {
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
