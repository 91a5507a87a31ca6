import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import {
  type Comparison,
  keyOf,
  linesOf,
  written,
} from "../../../plugins/behavior-changes/record.ts";
import {
  changesOn,
  knownExamples,
  type Today,
} from "../../../plugins/behavior-changes/shown.ts";

const log = (line: number, text: string) =>
  ({ level: "log", line, parts: [{ text }] }) as const;

describe("the examples of a page", () => {
  let dir = "";
  const code = 'const e = parse("x");\ne.json; // → new\n\ne.latex; // → same';
  const fence = `\`\`\`js live\n${code}\n\`\`\``;
  const PAGE = "docs/guides/a.mdx";

  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), "behavior-"));
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      writeFileSync(path.join(dir, file), text);
    };
    write(PAGE, `# Title\n\n## A part\n\n${fence}\n`);
    const lines = linesOf([[{ line: 2, text: "old", isError: false }], []]);
    const comparison: Comparison = {
      package: "@cortex-js/compute-engine",
      now: "3.0.0",
      versions: ["1.0.0", "2.0.0"],
      ran: 1,
      examples: [
        { page: PAGE, code: keyOf(code), lines },
        { page: PAGE, code: keyOf(`${code} // edited`), lines },
        { page: "docs/gone.mdx", code: keyOf(code), lines },
      ],
    };
    write(
      "plugins/behavior-changes/data/compute-engine.json",
      written(comparison),
    );
  });

  afterAll(() => rmSync(dir, { recursive: true }));

  const today: Today = {
    check: (example) =>
      Promise.resolve({
        example,
        result: { entries: [log(2, "new"), log(4, "same")] },
        expectations: [
          { line: 2, text: "new", commentLine: 2 },
          { line: 4, text: "same", commentLine: 4 },
        ],
        problems: [],
      }),
  };

  test("are left out once they are edited or gone", () => {
    const { known, stale } = knownExamples("compute-engine", dir);
    expect(known.map(({ changed }) => changed.page)).toEqual([PAGE]);
    expect(stale).toBe(2);
  });

  test("are shown up to what differs, without what they state", async () => {
    const { known } = knownExamples("compute-engine", dir);
    expect(await changesOn(known, 0, today)).toEqual([
      {
        title: "Title",
        examples: [
          {
            to: "/guides/a/#a-part",
            section: "A part",
            parts: [
              {
                code: 'const e = parse("x");\ne.json;',
                then: { text: "old", isError: false },
                now: { text: "new", isError: false },
              },
            ],
          },
        ],
      },
    ]);
    expect(await changesOn(known, 1, today)).toEqual([]);
  });
});
