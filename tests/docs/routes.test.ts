import { expect, test } from "vitest";

import { versionsOf } from "./history.ts";
import { sitePages } from "./site/index.ts";
import { linesOf, PENDING_ROUTES, readList } from "./todo.mjs";

/** How many routes may still be pending; to be lowered, never raised. */
const MOST_PENDING = 27;

const routes = readList("tests/docs/routes.txt");
const pending = readList(PENDING_ROUTES);
const due = routes.filter((route) => !pending.includes(route));
const built = (await sitePages()).map(({ route }) => route);

test.each(due)("%s is a page", (route) => {
  expect(built, `${route} is missing: it needs a page.`).toContain(route);
});

test("a route whose page is written is not pending", () => {
  const written = pending.filter((route) => built.includes(route));
  expect(written, `Remove these from ${PENDING_ROUTES}.`).toEqual([]);
});

test("the pending list has only known routes, each once", () => {
  expect(pending.filter((route) => !routes.includes(route))).toEqual([]);
  expect(pending).toEqual([...new Set(pending)]);
});

test("the pending list only shrinks", () => {
  expect(pending.length).toBeLessThanOrEqual(MOST_PENDING);
  for (const earlier of versionsOf(PENDING_ROUTES))
    expect(linesOf(earlier), "a route cannot become pending again").toEqual(
      expect.arrayContaining(pending),
    );
});

test("no two files are the same page", () => {
  expect(built).toEqual([...new Set(built)]);
});
