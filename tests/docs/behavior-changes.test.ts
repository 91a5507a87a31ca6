import { statSync } from "node:fs";

import { describe, expect, test } from "vitest";

import {
  COMPARED,
  type Compared,
  comparisonOf,
  knownExamples,
  readChanges,
} from "../../plugins/behavior-changes/index.ts";
import { fileOf } from "../../plugins/behavior-changes/record.ts";
import { ExampleStore } from "../../plugins/live-examples/index.ts";
import { installedVersion } from "../../plugins/package-facts/index.ts";

const siteDir = process.cwd();

/** What to do where the comparison is out of date. */
const ADVICE = 'run "npm run versions"';

/** Most of the examples that may have been edited since they were compared. */
const MOST_STALE = 0.2;

/** Most bytes of a comparison. */
const MOST_BYTES = 400 * 1024;

/** Orders versions as numbers. */
const byNumber = new Intl.Collator("en", { numeric: true }).compare;

describe.each(Object.keys(COMPARED) as Compared[])("of %s", (word) => {
  const { now, versions, examples } = comparisonOf(word, siteDir);

  test("older releases are compared with the installed one", () => {
    expect(now, ADVICE).toBe(installedVersion(COMPARED[word]));
    expect(versions).toEqual([...new Set(versions)].sort(byNumber));
    expect(versions.length).toBeGreaterThanOrEqual(4);
    expect(byNumber(versions.at(-1) ?? "", now)).toBeLessThan(0);
  });

  test("most examples are those of the pages", () => {
    const { stale } = knownExamples(word, siteDir);
    if (stale > 0)
      console.log(
        `${String(stale)} of ${String(examples.length)} examples were edited since ${word} was compared: ${ADVICE}`,
      );
    expect(stale, ADVICE).toBeLessThanOrEqual(examples.length * MOST_STALE);
  });

  test("each output is that of some of the releases", () => {
    for (const { page, code, lines } of examples) {
      const spans = lines.flatMap(({ shows = [], throws = [] }) => [
        ...shows,
        ...throws,
      ]);
      expect(spans.length, `${page} ${code}`).toBeGreaterThan(0);
      for (const [from, to] of spans) {
        expect(from).toBeLessThanOrEqual(to);
        expect(versions[to], `${page} ${code}`).toBeDefined();
      }
    }
  });

  test("the record stays small", () => {
    expect(statSync(fileOf(word, siteDir)).size).toBeLessThan(MOST_BYTES);
  });
});

test("no output of an older engine is that of today", async () => {
  const { summary, pages } = await readChanges(
    siteDir,
    new ExampleStore(siteDir),
  );
  expect(pages.size).toBeGreaterThanOrEqual(6);
  const same = [...pages].flatMap(([version, changed]) =>
    changed
      .flatMap(({ examples }) => examples)
      .filter(({ parts }) =>
        parts.some(
          ({ then, now }) =>
            then.text === now.text && then.isError === now.isError,
        ),
      )
      .map(({ to }) => `${version} ${to}`),
  );
  expect(same, ADVICE).toEqual([]);
  expect(summary.releases.map(({ version }) => version)).toEqual(
    [...pages.keys()].reverse(),
  );
});
