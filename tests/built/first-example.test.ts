import { expect, test } from "vitest";

import {
  findAll,
  hasClass,
  parsePage,
  textOf,
} from "../../plugins/built-pages/index.ts";
import { PAGES, readPage } from "./site.ts";

/** What the head of an example says, if it says that nothing runs it. */
const NOT_RUN = "not run";

/** Code of an older version, which the installed one refuses. */
const BEFORE = "Before";

/** The head of the first code on a page, as text. */
function firstHead(html: string): string | undefined {
  const [first] = findAll(parsePage(html), (each) =>
    hasClass(each, "code-block"),
  );
  const [head] = first
    ? findAll(first, (each) => hasClass(each, "playground-head"))
    : [];
  return head && textOf(head);
}

const heads = PAGES.flatMap((route) => {
  const html = readPage(route);
  const head = html.includes(NOT_RUN) ? firstHead(html) : undefined;
  return head === undefined ? [] : [{ route, head }];
});

test("the first example of a page is run", () => {
  expect(heads.length).toBeGreaterThan(3);
  const idle = heads.filter(
    ({ head }) => head.includes(NOT_RUN) && !head.startsWith(BEFORE),
  );
  expect(idle).toEqual([]);
});

test("an example that is not run says so", () => {
  expect(heads.some(({ head }) => head.includes(NOT_RUN))).toBe(true);
});
