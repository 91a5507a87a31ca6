import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import {
  entries,
  factsOf,
  operators,
} from "../../../plugins/library-data/index.ts";
import {
  COMPUTE_ENGINE,
  installedVersion,
} from "../../../plugins/packages/index.ts";
import { anchorsOf, sitePages } from "../site/index.ts";

/** The version of the package, then names that no reference entry covers yet. */
const LIST = "tests/docs/coverage/operators.txt";

const [version, ...missing] = lines(readFileSync(LIST, "utf8"));
const names = (await factsOf(operators)).map(({ name }) => name);
const found = entries();
const covered = new Set(found.map(({ name }) => name));

function lines(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}

function git(...args: string[]): string {
  return execFileSync("git", args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
}

/** Every committed version of the list; none outside a repository. */
function committedLists(): string[][] {
  try {
    const commits = lines(git("log", "--format=%H", "--", LIST));
    return commits.map((commit) => lines(git("show", `${commit}:${LIST}`)));
  } catch {
    return [];
  }
}

test("a name that has an entry is not listed", () => {
  expect(missing.filter((name) => covered.has(name))).toEqual([]);
});

test("a name without an entry is listed, once, in order", () => {
  expect(missing).toEqual(names.filter((name) => !covered.has(name)).sort());
});

test("the list is that of the installed version", () => {
  expect(version).toBe(`${COMPUTE_ENGINE} ${installedVersion(COMPUTE_ENGINE)}`);
});

test("the list only shrinks while the version stays", () => {
  for (const [of, ...earlier] of committedLists())
    if (of === version)
      expect(earlier, "a name cannot lose its entry").toEqual(
        expect.arrayContaining(missing),
      );
});

test("an entry is of a name of the library, and the only one", () => {
  expect(found.length).toBe(covered.size);
  expect([...covered].filter((name) => !names.includes(name))).toEqual([]);
});

test("the address of an entry is a heading of its page", async () => {
  const pages = new Map(
    (await sitePages()).map(({ file, route }) => [file, route]),
  );
  const anchors = new Map(
    [...new Set(found.map(({ file }) => file))].map((file) => [
      file,
      anchorsOf(file),
    ]),
  );
  const wrong = found.filter(({ file, address }) => {
    const [route, anchor = ""] = address.split("#");
    return pages.get(file) !== route || !anchors.get(file)?.has(anchor);
  });
  expect(wrong).toEqual([]);
});
