import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { readFormulas } from "../../plugins/formula-index/index.ts";
import { treeOf } from "../../plugins/formula-index/trees.ts";
import { loadComputeEngine } from "../../plugins/package-facts/index.ts";
import { FormulaIndex } from "../../src/search/formula/find.ts";
import { anchorsOf, sitePages } from "./site/index.ts";

/** A formula of a reader, and the addresses where they are glad to be led. */
interface Asked {
  readonly formula: string;
  /** One without an anchor stands for its page and all places on it. */
  readonly pages: readonly string[];
}

/** Half of them tuned the ranking; nobody looked at the other half for it. */
const LISTS = ["formulas.json", "formulas-unopened.json"];

/** The mean of what the first answers earn: 1, 1/2, 1/3 … to the tenth. */
const GOOD = 0.85;

const data = await readFormulas(process.cwd());
const index = new FormulaIndex(data);
const { ComputeEngine } = loadComputeEngine();

function readList(name: string): Asked[] {
  const file = new URL(name, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Asked[];
}

/** What the first answer to a formula earns. */
function reward({ formula, pages }: Asked): number {
  const tree = treeOf(new ComputeEngine(), formula);
  const rank = index
    .find({ latex: formula, tree })
    .slice(0, 10)
    .findIndex(
      ({ url }) =>
        pages.includes(url) || pages.includes(url.replace(/[?#].*/, "")),
    );
  return rank === -1 ? 0 : 1 / (rank + 1);
}

test.each(LISTS)("%s has thirty formulas, answered well", (name) => {
  const asked = readList(name);
  expect(asked).toHaveLength(30);
  const rewards = asked.map((one) => [one.formula, reward(one)] as const);
  const sum = rewards.reduce((total, [, earned]) => total + earned, 0);
  const poor = rewards.filter(([, earned]) => earned < 1);
  expect(sum / asked.length, JSON.stringify(poor)).toBeGreaterThanOrEqual(GOOD);
});

test("formulas with no answer are told from others", () => {
  const pages = ["/nowhere/"];
  expect(reward({ formula: "\\int_a^b f(x)dx", pages })).toBe(0);
});

test("definite integrals are found whatever their names are", () => {
  const latex = "\\int_p^q g(t)\\,dt";
  const tree = treeOf(new ComputeEngine(), latex);
  const urls = index.find({ latex, tree }).map(({ url }) => url);
  expect(urls[0]).toBe("/compute-engine/reference/calculus/#integrate");
  // The guides integrate something else, from numbers.
  expect(urls).toContain(
    "/compute-engine/guides/numeric-evaluation/#a-definite-integral-as-a-number",
  );
});

test("every address is there", async () => {
  const files = new Map(
    (await sitePages()).map(({ file, route }) => [route, file]),
  );
  const lost: string[] = [];
  for (const { url, places } of data.pages) {
    const file = files.get(url);
    const anchors = file === undefined ? undefined : anchorsOf(file);
    for (const { anchor, operators = [] } of places) {
      const targets = [anchor, ...operators.map((one) => one.toLowerCase())];
      for (const target of targets)
        if (!anchors || (target !== "" && !anchors.has(target)))
          lost.push(`${url}#${target}`);
    }
  }
  expect(lost).toEqual([]);
});
