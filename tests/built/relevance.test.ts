import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { recordsOf } from "../../plugins/search-index/index.ts";
import { SearchIndex } from "../../src/search/search-index.ts";
import type { SearchRecord } from "../../src/search/index.ts";
import { versionsOf } from "../docs/history.ts";
import { MISSES, QUERIES } from "../docs/todo.mjs";

/** A query of a reader, and the pages that are an answer. */
interface Asked {
  readonly query: string;
  readonly pages: readonly string[];
  readonly kind: string;
}

/** A query, and the rank of its first answer among the first ten results. */
interface Judged extends Asked {
  /** Of the first result that is an answer, from 1; Infinity when none is. */
  readonly rank: number;
  readonly first: string;
}

/** A query that is not answered by the first three results yet. */
interface Missed {
  readonly query: string;
  /** Of its first answer; null when the first ten results hold none. */
  readonly rank: number | null;
}

/** Queries whose answer does not come first yet, and which decide nothing. */
const OPEN_QUERIES = "tests/docs/queries-open.json";

/** An answer below this rank is a miss. */
const GOOD = 3;

/** No answer may be below this rank. */
const WORST = 5;

const asked = JSON.parse(readFileSync(QUERIES, "utf8")) as Asked[];
const missed = readMisses(readFileSync(MISSES, "utf8"));
const open = JSON.parse(readFileSync(OPEN_QUERIES, "utf8")) as Asked[];
const records = await recordsOf(process.cwd());
const judged = judgeAll(records, asked);

/** Asks everything, as the worker does once all texts are there. */
function judgeAll(
  records: readonly SearchRecord[],
  asked: readonly Asked[],
): Judged[] {
  const index = new SearchIndex();
  for (const record of records) index.add({ ...record, text: "", phrases: "" });
  records.forEach(({ text, phrases }, id) => index.addText(id, text, phrases));
  index.complete();
  return asked.map((one) => {
    const { results } = index.search({ text: one.query, limit: 10 });
    const urls = results.map(({ url }) => url);
    const rank = rankOf(urls, one.pages);
    return { ...one, rank, first: urls[0] ?? "nothing" };
  });
}

/** Place of the first answer among results, from 1; Infinity when none is. */
function rankOf(urls: readonly string[], pages: readonly string[]): number {
  const place = urls.findIndex((url) => isAnswer(url, pages));
  return place === -1 ? Infinity : place + 1;
}

/** The ranks of a committed list, by query. */
function readMisses(text: string): ReadonlyMap<string, number> {
  const list = JSON.parse(text) as Missed[];
  return new Map(list.map(({ query, rank }) => [query, rank ?? Infinity]));
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
    .filter(({ rank }) => rank > GOOD)
    .map(
      ({ query, rank, first, pages }) =>
        `“${query}” is answered at ${rank} (first comes ${first}) by ${pages.join(" ")}`,
    );
  return [...figures, ...misses].join("\n");
}

test("a reader finds what is asked for, most of the time at once", () => {
  expect(judged.length).toBeGreaterThanOrEqual(120);
  expect(reciprocal(judged), report()).toBeGreaterThanOrEqual(0.95);
  expect(success(judged, GOOD), report()).toBeGreaterThanOrEqual(0.95);
  expect(success(judged, WORST), report()).toBe(1);
});

describe("the list of misses", () => {
  test("has every query that is not answered at once, at its rank or lower", () => {
    const worse = judged.filter(
      ({ query, rank }) => rank > (missed.get(query) ?? GOOD),
    );
    expect(
      worse.map(({ query }) => query),
      report(),
    ).toEqual([]);
  });

  test("has no query that is answered, and none that nobody asks", () => {
    const ranks = new Map(judged.map(({ query, rank }) => [query, rank]));
    const idle = [...missed.keys()].filter(
      (query) => (ranks.get(query) ?? 0) <= GOOD,
    );
    expect(idle, `Remove these from ${MISSES}.`).toEqual([]);
  });

  test("only shrinks", () => {
    for (const earlier of versionsOf(MISSES).map(readMisses))
      for (const [query, rank] of missed)
        expect(rank, query).toBeLessThanOrEqual(earlier.get(query) ?? GOOD);
  });
});

test("an open query that is answered at once joins the others", () => {
  const known = asked.map(({ query }) => query);
  expect(open.filter(({ query }) => known.includes(query))).toEqual([]);
  const answered = judgeAll(records, open).filter(({ rank }) => rank === 1);
  expect(
    answered.map(({ query }) => query),
    `Move these from ${OPEN_QUERIES} to ${QUERIES}.`,
  ).toEqual([]);
});

test("an answer is ranked by its place, and what is no answer is not", () => {
  const urls = ["/a/", "/b/#part", "/c/?filter=x"];
  const ranks = [["/a/"], ["/b/"], ["/c/?filter=x", "/b/"], ["/b/#other"], []];
  expect(ranks.map((pages) => rankOf(urls, pages))).toEqual([
    1,
    2,
    2,
    Infinity,
    Infinity,
  ]);
});
