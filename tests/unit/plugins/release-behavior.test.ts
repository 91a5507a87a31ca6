import { describe, expect, test } from "vitest";

import { parseChangelog } from "../../../plugins/release-notes/changelog.ts";
import {
  KINDS,
  markBehavior,
  marksOf,
} from "../../../plugins/release-notes/release.ts";

describe("entries that change results", () => {
  const releases = parseChangelog(
    "## 1.0.0\n### Sums\nFirst.\n\n- One\n  more.\n- Two.\n\n- Three.\n### Fixes\n- Four.",
    "NOTES.md",
  );

  test("are split from their neighbors, below the same heading", () => {
    const [release] = markBehavior(releases, { "1.0.0": ["One more", "Four"] });
    expect(release?.sections).toEqual([
      { title: "Sums", depth: 3, kinds: ["other"], text: "First." },
      {
        title: "",
        depth: 4,
        kinds: ["changed", "other"],
        text: "- One\n  more.",
      },
      { title: "", depth: 4, kinds: ["other"], text: "- Two.\n\n- Three." },
      {
        title: "Fixes",
        depth: 3,
        kinds: ["changed", "fixed"],
        text: "- Four.",
      },
    ]);
  });

  test.each([
    [{ "1.0.0": ["Five"] }, /1\.0\.0 has 0 entries that begin with "Five"/],
    [{ "1.0.0": ["T"] }, /1\.0\.0 has 2 entries that begin with "T"/],
    [{ "2.0.0": [] }, /no version 2\.0\.0/],
  ])("are there once: %j", (beginnings, message) => {
    expect(() => markBehavior(releases, beginnings)).toThrow(message);
  });
});

test("breaking, removed, changed and secured things may change results", () => {
  const risky = KINDS.filter((kind) => marksOf([kind]).includes("results"));
  expect(risky).toEqual(["breaking", "security", "removed", "changed"]);
  expect(marksOf(["fixed", "changed"])).toEqual([
    "fixed",
    "changed",
    "results",
  ]);
});
