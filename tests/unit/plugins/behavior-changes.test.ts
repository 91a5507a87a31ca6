import { describe, expect, test } from "vitest";

import {
  differing,
  type Output,
  outputsOf,
} from "../../../plugins/behavior-changes/outputs.ts";
import {
  type Comparison,
  linesOf,
  outputsOn,
  written,
} from "../../../plugins/behavior-changes/record.ts";

const gives = (line: number, text: string): Output => ({
  line,
  text,
  isError: false,
});
const throws = (line: number, text: string): Output => ({
  line,
  text,
  isError: true,
});
const log = (line: number, text: string) =>
  ({ level: "log", line, parts: [{ text }] }) as const;

describe("outputs of a run", () => {
  test("are joined by their lines", () => {
    expect(
      outputsOf({ entries: [log(1, "a"), log(2, "b"), log(1, "c")] }),
    ).toEqual([gives(1, "a\nc"), gives(2, "b")]);
  });

  test("end with the error", () => {
    const entries = [log(1, "a"), log(3, "not a function")];
    expect(outputsOf({ entries, error: "not a function" })).toEqual([
      gives(1, "a"),
      throws(3, "not a function"),
    ]);
  });

  test("do not list the packages that an example could import", () => {
    const error = 'Error: Examples cannot import "a/b". They can import: c, d.';
    expect(outputsOf({ entries: [log(1, error)], error })).toEqual([
      throws(1, 'Error: Examples cannot import "a/b"'),
    ]);
  });
});

describe("outputs that differ", () => {
  const now = [gives(1, "x"), gives(2, "y"), gives(3, "z")];

  test("are those with another text, and those that are missing", () => {
    expect(differing(now, now)).toEqual([]);
    expect(differing(now, [gives(1, "x"), gives(3, "w")])).toEqual([
      gives(2, ""),
      gives(3, "w"),
    ]);
  });

  test("are none after an error", () => {
    expect(differing(now, [gives(1, "x"), throws(2, "no")])).toEqual([
      throws(2, "no"),
    ]);
  });

  test("are no error that depends on the machine", () => {
    for (const text of [
      "TimeoutError: not done after 60 s",
      "CancellationError: Timeout exceeded (1995ms)",
    ])
      expect(differing(now, [gives(1, "x"), throws(2, text)])).toEqual([]);
  });

  test("are an error in place of the same text", () => {
    expect(differing([gives(1, "no")], [throws(1, "no")])).toEqual([
      throws(1, "no"),
    ]);
  });
});

describe("a record", () => {
  const outputs = [
    [throws(1, "no")],
    [gives(1, "a"), gives(2, "b")],
    [gives(1, "a")],
    [],
    [gives(1, "a")],
  ];
  const lines = linesOf(outputs);

  test("names a text once for neighboring releases", () => {
    expect(lines).toEqual([
      {
        line: 1,
        throws: [[0, 0, "no"]],
        shows: [
          [1, 2, "a"],
          [4, 4, "a"],
        ],
      },
      { line: 2, shows: [[1, 1, "b"]] },
    ]);
  });

  test("gives back what each release gave", () => {
    const changed = { page: "docs/a.mdx", code: "abc", lines };
    for (const [at, own] of outputs.entries())
      expect(outputsOn(changed, at)).toEqual(own);
  });

  test("is written with an example a line", () => {
    const comparison: Comparison = {
      package: "mathlive",
      now: "2.0.0",
      versions: ["1.0.0"],
      ran: 3,
      examples: [
        { page: "docs/a.mdx", code: "abc", lines },
        { page: "docs/b.mdx", code: "def", lines },
      ],
    };
    const text = written(comparison);
    expect(JSON.parse(text)).toEqual(comparison);
    expect(text.split("\n").filter((line) => /"page"/.test(line))).toHaveLength(
      2,
    );
    const none = { ...comparison, examples: [] };
    expect(JSON.parse(written(none))).toEqual(none);
  });
});
