import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { sitePages } from "./site/index.ts";

const PENDING = "tests/docs/routes-pending.txt";

/** How many routes may still be pending; to be lowered, never raised. */
const MOST_PENDING = 44;

const routes = lines(readFileSync("tests/docs/routes.txt", "utf8"));
const pending = lines(readFileSync(PENDING, "utf8"));
const built = (await sitePages()).map(({ route }) => route);

function lines(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}

function git(...args: string[]): string {
  return execFileSync("git", args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
}

/** Every committed version of the pending list; none outside a repository. */
function committedLists(): string[][] {
  try {
    const commits = lines(git("log", "--format=%H", "--", PENDING));
    return commits.map((commit) => lines(git("show", `${commit}:${PENDING}`)));
  } catch {
    return [];
  }
}

test.each(routes)("%s is a page, or still to be written", (route) => {
  const states = [built, pending].filter((list) => list.includes(route));
  expect(
    states,
    built.includes(route)
      ? `${route} is built: remove it from ${PENDING}.`
      : `${route} is missing: it needs a page.`,
  ).toHaveLength(1);
});

test("the pending list has only known routes, each once", () => {
  expect(pending.filter((route) => !routes.includes(route))).toEqual([]);
  expect(pending).toEqual([...new Set(pending)]);
});

test("the pending list only shrinks", () => {
  expect(pending.length).toBeLessThanOrEqual(MOST_PENDING);
  for (const earlier of committedLists())
    expect(earlier, "a route cannot become pending again").toEqual(
      expect.arrayContaining(pending),
    );
});

test("no two files are the same page", () => {
  expect(built).toEqual([...new Set(built)]);
});
