import { describe, expect, test } from "vitest";

import {
  objectsOf,
  sizeOf,
} from "../../../plugins/search-index/publish/objects";
import { planOf } from "../../../plugins/search-index/publish/plan";
import type { SearchRecord } from "../../../src/search";

const LARGEST = 9000;

const record: SearchRecord = {
  url: "/compute-engine/changelog/#v1",
  kind: "release",
  area: "compute-engine",
  titles: ["Changelog", "Version 1"],
  names: ["v1"],
  phrases: "",
  text: "",
};

/** Texts with all that makes JSON and UTF-8 longer than they look. */
const TEXTS = {
  words: "a few plain words\n".repeat(2000),
  signs: '∫ f(x) dx ≤ \\int "quoted" 𝔸 '.repeat(900),
  "a word": "x".repeat(40_000),
  "a word of 𝔸": "𝔸".repeat(12_000),
  "control characters": "\u0001".repeat(20_000),
  spaces: " ".repeat(30_000),
};

describe("a record becomes", () => {
  test("one object when it is small, under its address", () => {
    const [only, ...others] = objectsOf({ ...record, text: "Small." });
    expect(only).toMatchObject({ objectID: record.url, text: "Small." });
    expect(others).toEqual([]);
  });

  test.each(Object.entries(TEXTS))(
    "several when its text is long: %s",
    (_, text) => {
      const objects = objectsOf({ ...record, text });
      expect(objects.map((each) => each.text).join("")).toBe(text);
      const sizes = objects.map(sizeOf);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(LARGEST);
      // No more of them than it takes.
      const half = sizes.slice(0, -1).filter((size) => size < LARGEST / 2);
      expect(half).toEqual([]);
      expect(new Set(objects.map(({ url }) => url))).toEqual(
        new Set([record.url]),
      );
    },
  );

  test("objects whose ids are the same in each build", () => {
    const ids = objectsOf({ ...record, text: TEXTS.words }).map(
      ({ objectID }) => objectID,
    );
    const { url } = record;
    expect(ids).toEqual([url, `${url} 1`, `${url} 2`, `${url} 3`, `${url} 4`]);
  });

  test("pieces that end between words", () => {
    const pieces = objectsOf({ ...record, text: TEXTS.words });
    const ends = pieces.flatMap(({ text }) => [
      /^(a|few|plain|words)\s/.test(text),
      /(a|few|plain|words)\s$/.test(text),
    ]);
    expect(new Set(ends)).toEqual(new Set([true]));
  });

  test("nothing when its names alone are too large", () => {
    const names = Array.from({ length: 1000 }, (_, index) => `name ${index}`);
    expect(() => objectsOf({ ...record, names })).toThrow(
      /^The titles and names of \/compute-engine\/changelog\/#v1 leave -\d+ bytes for its text/,
    );
  });
});

describe("a plan", () => {
  const records = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...record,
      url: `/p/${index}/`,
      text: TEXTS.signs.slice(0, 6000),
    }));

  test("has batches that the service takes", () => {
    const { batches, total } = planOf(records(1001));
    expect(batches.map(({ length }) => length)).toEqual([1000, 1]);
    expect(total).toBe(1001);
    for (const batch of batches) {
      const requests = batch.map((body) => ({ action: "addObject", body }));
      expect(sizeOf({ requests })).toBeLessThan(10_000_000);
    }
  });

  test("is named by its content", () => {
    const { digest } = planOf(records(2));
    expect(planOf(records(2)).digest).toBe(digest);
    expect(planOf(records(3)).digest).not.toBe(digest);
    const [first, ...others] = records(2);
    const changed = [{ ...record, ...first, text: "other" }, ...others];
    expect(planOf(changed).digest).not.toBe(digest);
  });
});
