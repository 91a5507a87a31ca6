import fc from "fast-check";
import { expect, test } from "vitest";

import { readMessage as readOfFrame } from "../../../src/playground/frame/messages.ts";
import { readMessage as readOfWorker } from "../../../src/playground/sandbox/messages.ts";
import { RUNS } from "./runs.ts";

const KEYS = [
  ..."type entry line level parts text latex tree key children table columns rows".split(
    " ",
  ),
  ..."shown specifier program failed ms modules px __proto__ toJSON length".split(
    " ",
  ),
];
const WORDS = [
  ..."print done need ready start entry fault height search pong left log error".split(
    " ",
  ),
  ..."latex json markup".split(" "),
];

/** Anything that a message can hold, with names that mean something. */
const { data } = fc.letrec<{ data: unknown }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 6, depthSize: "small" },
    fc.constantFrom(...WORDS),
    fc.anything(),
    fc.double(),
    fc.string({ unit: "binary" }),
    fc.array(tie("data"), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie("data"), { maxKeys: 8 }),
  ),
}));
const message = fc.oneof(
  data,
  fc
    .tuple(
      fc.constantFrom(...WORDS),
      fc.dictionary(fc.constantFrom(...KEYS), data),
    )
    .map(([type, rest]) => ({ ...rest, type })),
  fc.json().map((entry) => ({ type: "print", entry })),
  data.map((entry) => {
    const parts = [{ text: "x", latex: entry, tree: entry }, entry];
    return {
      type: "entry",
      entry: { level: "log", line: 1, parts, table: entry },
    };
  }),
);

const isText = (value: unknown) => typeof value === "string";
const isOptional = (value: unknown, is: (value: unknown) => boolean) =>
  value === undefined || is(value);
const areAll = (value: unknown, is: (value: unknown) => boolean) =>
  Array.isArray(value) && value.every(is);

/** What each name in a message may hold. */
const SHAPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: isText,
  specifier: isText,
  program: isText,
  text: isText,
  latex: isText,
  key: isText,
  level: isText,
  shown: isText,
  line: Number.isSafeInteger,
  px: Number.isFinite,
  ms: (value) => typeof value === "number",
  failed: (value) => typeof value === "boolean",
  modules: (value) => areAll(value, isText),
  columns: (value) => areAll(value, isText),
  rows: (value) => areAll(value, (row) => areAll(row, isText)),
  entry: isShaped,
  tree: isShaped,
  table: isShaped,
  parts: (value) => areAll(value, isShaped),
  children: (value) => areAll(value, isShaped),
};

/** Whether a value is an object that holds what its names say, and no more. */
function isShaped(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.entries(value).every(
      ([name, held]) =>
        Object.hasOwn(SHAPES, name) &&
        isOptional(held, SHAPES[name] as (value: unknown) => boolean),
    )
  );
}

for (const [name, read] of [
  ["worker", readOfWorker],
  ["frame", readOfFrame],
] as const)
  test(`what a ${name} of readers' code posts is plain data or nothing`, () => {
    let messages = 0;
    fc.assert(
      fc.property(message, (posted) => {
        const found = read(posted);
        if (found === undefined) return;
        messages += 1;
        expect(isShaped(found), JSON.stringify(found)).toBe(true);
        expect(JSON.stringify(found).length).toBeLessThan(200_000);
      }),
      RUNS,
    );
    expect(messages).toBeGreaterThan(100);
  }, 120_000);
