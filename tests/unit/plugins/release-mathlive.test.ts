import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { parseChangelog } from "../../../plugins/release-notes/changelog.ts";
import { KINDS } from "../../../plugins/release-notes/release.ts";

/** A link to the report of a change, which has its number twice. */
const REPORT =
  / \[#(\d+)\]\(https:\/\/github\.com\/arnog\/mathlive\/issues\/\1\)$/;

describe("the change log of MathLive", () => {
  const releases = parseChangelog(
    readFileSync("plugins/release-notes/data/mathlive.md", "utf8"),
    "mathlive.md",
  );

  test("has the newest version first", () => {
    const versions = releases.map(({ version }) => version);
    expect(versions).toEqual(
      versions.toSorted((one, other) =>
        other.localeCompare(one, "en", { numeric: true }),
      ),
    );
  });

  test("has a heading a kind, in the order of kinds", () => {
    const kinds = KINDS.map(
      (kind) => kind.charAt(0).toUpperCase() + kind.slice(1),
    );
    for (const { version, sections } of releases) {
      const titles = sections.map(({ title }) => title);
      const known = kinds.filter((kind) => titles.includes(kind));
      expect([version, ...titles]).toEqual([version, ...known]);
    }
  });

  test("has a line a change, with its report and its origin at the end", () => {
    const lines = releases.flatMap(({ sections }) =>
      sections.flatMap(({ text }) => text.split("\n")),
    );
    const facts = lines.map((line) =>
      line.replace(/ _\(derived\)_$/, "").replace(REPORT, ""),
    );
    const odd = facts.filter(
      (fact) => !/^- \S/.test(fact) || /\[#|issues\/|\(derived/.test(fact),
    );
    expect(odd).toEqual([]);
  });
});
