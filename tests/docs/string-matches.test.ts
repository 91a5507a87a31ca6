import { beforeEach, expect, test } from "vitest";

import { tableRows } from "../page-rows.ts";
import { sharedEngine } from "./corpus/engine.ts";

const PAGE = "docs/compute-engine/reference/strings.mdx";

const { fresh, value } = sharedEngine();
beforeEach(fresh);

/** The value of a key of the first match, or `undefined` where it is absent. */
function at(subject: string, pattern: string, key: string): string | undefined {
  const match = ["StringMatch", { str: subject }, ["RegExp", { str: pattern }]];
  const found = value(match).get(key);
  return found && String(found);
}

/** By key: subject, pattern, and what the record of the match has. */
const FOUND: Readonly<Record<string, readonly [string, string, unknown][]>> = {
  match: [
    ["see 2026", String.raw`\d+`, '"2026"'],
    ["abc", "x*", '""'],
  ],
  range: [
    ["see 2026", String.raw`\d+`, "[5,6,7,8]"],
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

test.each(tableRows(PAGE, "stringmatch"))("%s: %s", (key = "") => {
  const rows = FOUND[key] ?? [];
  expect(rows).not.toEqual([]);
  for (const [subject, pattern, found] of rows)
    expect([pattern, at(subject, pattern, key)]).toEqual([pattern, found]);
});
