import { expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/reference/strings.mdx");

const { apply } = testEngine();

/** The value of a key of the first match, or `undefined` where it is absent. */
function at(subject: string, pattern: string, key: string): string | undefined {
  const regexp = ["RegExp", { str: pattern }];
  const found = apply("StringMatch", { str: subject }, regexp).get(key);
  return found && String(found);
}

/** By key: subject, pattern, and what the record of the match has. */
const FOUND: Readonly<Record<string, readonly [string, string, unknown][]>> = {
  match: [
    ["see 2026", S`\d+`, '"2026"'],
    ["abc", "x*", '""'],
  ],
  range: [
    ["see 2026", S`\d+`, "[5,6,7,8]"],
    ["abc", "x*", undefined],
    ["👍🏽", "👍", undefined],
  ],
  groups: [
    ["abc", "a(b)(c)", '["b","c"]'],
    ["ac", "a(b)?c", '["Missing"]'],
  ],
  names: [
    ["abc", "(?<first>a)", '{"first" -> "a"}'],
    ["abc", "(a)", "{->}"],
  ],
};

test.each(table("stringmatch"))("%s: %s", (key = "") => {
  const rows = FOUND[key] ?? [];
  expect(rows).not.toEqual([]);
  for (const [subject, pattern, found] of rows)
    expect([pattern, at(subject, pattern, key)]).toEqual([pattern, found]);
});
