import { describe, expect, test } from "vitest";

import type {
  ApiExport,
  ApiMember,
} from "../../../plugins/api-reference/declarations/index.ts";
import { htmlOf } from "../../../plugins/html.ts";
import { Linker } from "../../../plugins/api-reference/links.ts";
import { markdownHtml } from "../../../plugins/api-reference/markdown.ts";
import { lineOf } from "../../../plugins/api-reference/doc.ts";
import type { Layout } from "../../../plugins/api-reference/layout.ts";
import { describeAll } from "../../../plugins/api-reference/lines.ts";
import type { Routes } from "../../../plugins/api-reference/links.ts";
import { memberGroups } from "../../../plugins/api-reference/topics.ts";

const doc = (text: string) => ({ text, tags: [] });

function member(name: string, part: Partial<ApiMember> = {}): ApiMember {
  return {
    name,
    kind: "method",
    isStatic: false,
    isReadonly: false,
    isOptional: false,
    doc: doc(""),
    code: "",
    links: {},
    ...part,
  };
}

function exported(key: string, part: Partial<ApiExport> = {}): ApiExport {
  return {
    key,
    name: key,
    kind: "class",
    entries: ["."],
    file: "",
    doc: doc(""),
    members: [],
    inherited: [],
    code: "",
    links: {},
    ...part,
  };
}

test.each([
  ["As in $$ x^2 $$. Then", "x^2."],
  ["Of $$x$$, too", "x,"],
  ["Or $$x$$ alone.", "x"],
])("the mark after a formula on display is part of it: %s", (text, tex) => {
  const linker = new Linker({} as Layout, {} as Routes);
  const html = htmlOf(markdownHtml(text, linker));
  expect(html).toContain(`>${tex}</annotation>`);
  expect(html).not.toMatch(/<\/span>[.,]/);
});

describe("our lines", () => {
  const wheel = exported("Wheel", {
    members: [member("turn"), member("stop", { doc: doc("Stops.") })],
  });
  test("describe what the package does not", () => {
    const [described, other] = describeAll(
      [wheel, exported("spin", { kind: "function" })],
      {
        exports: { spin: "Spins." },
        members: { "Wheel Tyre": { turn: "Turns." } },
      },
    );
    const texts = described?.members.map((each) => each.doc.text);
    expect(texts).toEqual(["Turns.", "Stops."]);
    expect(other?.doc.text).toBe("Spins.");
  });

  test.each([
    [{ exports: { spun: "Spins." }, members: {} }, /not there.*: spun$/],
    [
      { exports: {}, members: { "Wheel Tyre": { stop: "Halts." } } },
      /not there.*: Wheel Tyre: stop$/,
    ],
  ])("name what they do not describe: %j", (lines, message) => {
    expect(() => describeAll([wheel], lines)).toThrow(message);
  });

  test("are beside what the package says of members in a table", () => {
    const [described] = describeAll([wheel], {
      tables: ["Wheel"],
      exports: {},
      members: { Wheel: { stop: "Halts." } },
    });
    const [, stop] = described?.members ?? [];
    expect(stop?.doc).toMatchObject({ text: "Stops.", line: "Halts." });
  });

  test("are missed where a function or a constant has none", () => {
    const silent = [
      exported("spin", { kind: "function" }),
      exported("SPEED", { kind: "constant" }),
    ];
    expect(() => describeAll(silent)).toThrow("no line describes spin, SPEED");
  });
});

describe("the members of a class", () => {
  test("are in groups by kind", () => {
    const wheel = exported("Wheel", {
      members: [
        member("constructor", { kind: "constructor" }),
        member("size", { kind: "property" }),
        member("turn"),
        member("of", { isStatic: true }),
      ],
    });
    expect(
      memberGroups(wheel).map(({ title, members }) => [
        title,
        ...members.map(({ name }) => name),
      ]),
    ).toEqual([
      ["Constructor", "constructor"],
      ["Properties", "size"],
      ["Methods", "turn"],
      ["Static methods", "of"],
    ]);
  });

  test("are named where the topics of the class do not have them", () => {
    const engine = exported("ComputeEngine", { members: [member("brew")] });
    expect(() => memberGroups(engine)).toThrow(
      /ComputeEngine has brew besides, and not parse, /,
    );
  });
});

test.each([
  ["Adds. Then stops.", "Adds."],
  ["Adds `1.5`, e.g. to a sum.\n\nMore.", "Adds 1.5, e.g. to a sum."],
  ["Adds", "Adds"],
  ["**See Also**\n* [Macros](/macros/)", ""],
])("the line on %j is its first sentence", (text, line) => {
  expect(lineOf({ doc: doc(text) })).toBe(line);
});
