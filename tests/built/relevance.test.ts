import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { recordsOf } from "../../plugins/search-index/index.ts";
import { SearchIndex } from "../../src/search/core/index.ts";
import type { SearchRecord } from "../../src/search/index.ts";

/** What a reader asks, and the pages that are an answer. */
interface Asked {
  readonly query: string;
  readonly pages: readonly string[];
  readonly kind: string;
}

/** How well the first ten results of a query are ordered. */
interface Judged extends Asked {
  /** Of the first result that is an answer, from 1; Infinity when none is. */
  readonly rank: number;
  readonly first: string;
}

const asked = JSON.parse(
  readFileSync("tests/docs/queries.json", "utf8"),
) as Asked[];
const judged = judgeAll(await recordsOf(process.cwd()));

/** Ask everything, as the worker does once all texts are there. */
function judgeAll(records: readonly SearchRecord[]): Judged[] {
  const index = new SearchIndex();
  for (const record of records) index.add({ ...record, text: "" });
  records.forEach(({ text }, id) => index.addText(id, text));
  index.complete();
  return asked.map((one) => {
    const { results } = index.search({ text: one.query, limit: 10 });
    const urls = results.map(({ url }) => url);
    const place = urls.findIndex((url) => isAnswer(url, one.pages));
    const rank = place === -1 ? Infinity : place + 1;
    return { ...one, rank, first: urls[0] ?? "nothing" };
  });
}

function isAnswer(url: string, pages: readonly string[]): boolean {
  const page = url.replace(/[?#].*/, "");
  return pages.includes(url) || pages.includes(page);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** Mean reciprocal rank: 1 when the first result is always an answer. */
function reciprocal(some: readonly Judged[]): number {
  return mean(some.map(({ rank }) => 1 / rank));
}

/** The part of the queries that is answered by the first results. */
function success(some: readonly Judged[], within: number): number {
  return mean(some.map(({ rank }) => (rank <= within ? 1 : 0)));
}

/** All figures, and what is not answered by the first three results. */
function report(): string {
  const kinds = [...new Set(judged.map(({ kind }) => kind))];
  const figures = ["all", ...kinds].map((name) => {
    const some = judged.filter(({ kind }) => name === "all" || kind === name);
    const numbers = [reciprocal(some), success(some, 1), success(some, 3)];
    const [mrr, one, three] = numbers.map((figure) => figure.toFixed(3));
    return `${name} (${some.length}): MRR@10 ${mrr}, success@1 ${one}, success@3 ${three}`;
  });
  const misses = judged
    .filter(({ rank }) => rank > 3)
    .map(
      ({ query, rank, first, pages }) =>
        `“${query}” is answered at ${rank} (first comes ${first}) by ${pages.join(" ")}`,
    );
  return [...figures, ...misses].join("\n");
}

test("a reader finds what is asked for, most of the time at once", () => {
  console.log(report());
  expect(judged.length).toBeGreaterThanOrEqual(120);
  expect(reciprocal(judged)).toBeGreaterThanOrEqual(0.9);
  expect(success(judged, 3)).toBeGreaterThanOrEqual(0.95);
});
