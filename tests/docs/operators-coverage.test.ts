import { expect, test } from "vitest";

import { entries } from "../../plugins/name-register/index.ts";
import { factsOf, operators } from "../../plugins/package-facts/index.ts";
import { anchorsOf, sitePages } from "./site/index.ts";

const names = (await factsOf(operators)).map(({ name }) => name);
const found = entries(process.cwd());
const covered = new Set(found.map(({ name }) => name));

test("every name of the library has an entry", () => {
  expect(names.filter((name) => !covered.has(name))).toEqual([]);
});

test("an entry is of a name of the library, and the only one", () => {
  expect(found.length).toBe(covered.size);
  expect([...covered].filter((name) => !names.includes(name))).toEqual([]);
});

test("the anchor of an entry is its name in lower case", () => {
  const others = found.filter(
    ({ name, address }) => !address.endsWith(`/#${name.toLowerCase()}`),
  );
  expect(others).toEqual([]);
});

test("the address of an entry is on its page", async () => {
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
