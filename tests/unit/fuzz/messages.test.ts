import fc from "fast-check";
import { expect, test } from "vitest";

import { readMessage as readOfFrame } from "../../../src/playground/frame/messages.ts";
import { readMessage as readOfWorker } from "../../../src/playground/sandbox/messages.ts";
import { messages } from "../../fuzz/messages.ts";
import { RUNS } from "../../fuzz/runs.ts";

const isText = (value: unknown) => typeof value === "string";
const isOptional = (value: unknown, is: (value: unknown) => boolean) =>
  value === undefined || is(value);
const areAll = (value: unknown, is: (value: unknown) => boolean) =>
  Array.isArray(value) && value.every(is);

/** Checks of the value that each name in a message may hold. */
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
  place: Number.isSafeInteger,
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

/**
 * Tells whether a value is an object that holds what its names say, and no
 * more.
 */
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
    let count = 0;
    fc.assert(
      fc.property(messages, (posted) => {
        const found = read(posted);
        if (found === undefined) return;
        count += 1;
        expect(isShaped(found), JSON.stringify(found)).toBe(true);
        expect(JSON.stringify(found).length).toBeLessThan(200_000);
      }),
      RUNS,
    );
    expect(count).toBeGreaterThan(100);
  }, 120_000);
