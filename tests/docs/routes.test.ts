import { expect, test } from "vitest";

import { sitePages } from "./site/index.ts";
import { readList } from "./todo.mjs";

const built = (await sitePages()).map(({ route }) => route);

test.each(readList("tests/docs/routes.txt"))("%s is a page", (route) => {
  expect(built, `${route} is missing: it needs a page.`).toContain(route);
});

test("no two files are the same page", () => {
  expect(built).toEqual([...new Set(built)]);
});
