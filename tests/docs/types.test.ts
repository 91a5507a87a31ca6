import { beforeAll, expect, test } from "vitest";

import {
  checkTypes,
  summaryOf,
  TypeStore,
} from "../../plugins/typed-examples/index.ts";

const siteDir = process.cwd();
let checked: ReturnType<typeof checkTypes>;
let summary: Awaited<ReturnType<typeof summaryOf>>;

beforeAll(async () => {
  checked = checkTypes(new TypeStore(siteDir), siteDir);
  summary = await summaryOf(checked.examples);
});

test("the examples of all pages have the types that they state", () => {
  expect(checked.problems).toEqual([]);
  expect(checked.examples.length).toBeGreaterThan(400);
});

test("no example uses what is deprecated, unless that is what it is about", () => {
  const used = summary.deprecated.map((use) => use.replace(/:\d+:/, ":"));
  expect(used).toEqual([
    "docs/compute-engine/guides/migrating.mdx: IComputeEngine.box",
    "docs/mathfield/guides/migrating.mdx: MathfieldElement.setOptions",
    "docs/mathfield/guides/migrating.mdx: MathfieldElement.getOption",
  ]);
});

test("the API reference describes nearly all names that examples use", () => {
  const { packages, linked, unlinked } = summary;
  expect(linked / packages, JSON.stringify(unlinked)).toBeGreaterThan(0.95);
});
