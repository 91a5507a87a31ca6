import type { Element } from "hast";
import { expect, test } from "vitest";

import { hasClass, isTag } from "../../plugins/built-pages/index.ts";
import { readHtml, textOf, valueOf, withClass, within } from "./page/read.ts";
import { PAGES, readPage } from "./site.ts";

/** Pages that teach: the reference alone does not say what a member is for. */
const GUIDES = PAGES.filter((route) =>
  /^\/(?:[^/]+\/guides|math-json|tutorials|recipes)\//.test(route),
);

const linked = new Set(
  GUIDES.flatMap((route) =>
    readHtml(route, readPage(route)).elements.flatMap((element) =>
      isTag(element, "a") ? [valueOf(element, "href") ?? ""] : [],
    ),
  ),
);

/** Tells the warning of an entry that should not be used. */
function isDeprecation(element: Element): boolean {
  const warns = hasClass(element, "api-warning");
  return warns && textOf(element).startsWith("Deprecated.");
}

test.each([
  ["/compute-engine/api/compute-engine/", 90],
  ["/compute-engine/api/expression/", 115],
])("each member of %s is used or linked by a guide", (route, least) => {
  const page = readHtml(route, readPage(route));
  const members = withClass(page, "api-entry").flatMap((entry) => {
    const parts = within(entry);
    if (parts.some(isDeprecation)) return [];
    const heading = parts.find((element) => isTag(element, "h3"));
    const id = heading && valueOf(heading, "id");
    return id === undefined ? [] : [id];
  });
  const missing = members.filter((id) => !linked.has(`${route}#${id}`));
  console.log(
    `${route}: ${members.length - missing.length} of ${members.length} members`,
  );
  expect(members.length).toBeGreaterThan(least);
  expect(missing).toEqual([]);
});
