import type { Element } from "hast";

import { hasClass, isTag } from "../../../plugins/built-pages/index.ts";
import {
  textOf,
  valueOf,
  withClass,
  within,
  withTag,
  type BuiltPage,
  type Check,
} from "./read.ts";

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);

/** No two elements have an id in common. */
export const ids: Check = (page) => {
  const seen = new Set<string>();
  return page.elements.flatMap((element) => {
    const id = valueOf(element, "id");
    if (id === undefined) return [];
    const isTwice = seen.has(id);
    seen.add(id);
    return isTwice ? [`has the id ${id} twice`] : [];
  });
};

/** A page has one heading of the first level, and one main part. */
export const parts: Check = (page) =>
  ["h1", "main"].flatMap((name) => {
    const count = withTag(page, name).length;
    return count === 1 ? [] : [`has ${count} ${name}`];
  });

/** No level of headings is left out on the way down. */
export const headings: Check = (page) => {
  const [main] = withTag(page, "main");
  const levels = (main ? within(main) : [])
    .filter(isHeading)
    .map(({ tagName }) => Number(tagName.slice(1)));
  return levels.flatMap((level, index) =>
    level > (levels[index - 1] ?? 0) + 1
      ? [`goes from level ${levels[index - 1] ?? 0} to ${level}`]
      : [],
  );
};

/** Each entry of the table of contents has its heading's words and place. */
export const contents: Check = (page) =>
  withClass(page, "table-of-contents")
    .flatMap(within)
    .filter((element) => hasClass(element, "table-of-contents__link"))
    .flatMap((link) => misnamed(page, link));

/** Each link to a section above a table or in it has its heading's words. */
export const sections: Check = (page) =>
  [...withTag(page, "nav"), ...withTag(page, "caption")]
    .filter(
      (element) =>
        isTag(element, "caption") ||
        valueOf(element, "ariaLabel") === "Sections",
    )
    .flatMap(within)
    .filter((element) => valueOf(element, "href")?.startsWith("#"))
    .flatMap((link) => misnamed(page, link));

/** Returns the faults of a link to a heading of the page. */
function misnamed(page: BuiltPage, link: Element): string[] {
  const id = decodeURIComponent((valueOf(link, "href") ?? "").slice(1));
  const heading = page.ids.get(id);
  if (heading === undefined || !isHeading(heading))
    return [`lists #${id}, which is no heading`];
  const [said, meant] = [textOf(link), textOf(heading)];
  return said === meant ? [] : [`lists ${meant} as ${said}`];
}
