import { expect, test } from "vitest";

import {
  MAX_PACKED,
  MAX_SPECIFIER,
  readMessage,
} from "../../../src/playground/sandbox/messages";

const entry = { level: "log", line: 1, parts: [{ text: "a" }] };
const packed = JSON.stringify(entry);

test.each([
  undefined,
  null,
  5,
  "done",
  [[]],
  {},
  { type: "close" },
  { type: { toString: () => "done" }, ms: 1, failed: false },
  { type: "need" },
  { type: "need", specifier: ["mathlive"] },
  { type: "need", specifier: "m".repeat(MAX_SPECIFIER + 1) },
  { type: "done" },
  { type: "done", ms: "1", failed: false },
  { type: "done", ms: 1, failed: "no" },
  { type: "print" },
  { type: "print", entry },
  { type: "print", entry: "text" },
  { type: "print", entry: "{}" },
  { type: "print", entry: packed.padEnd(MAX_PACKED + 1) },
])("%j is no message", (data) => {
  expect(readMessage(data)).toBeUndefined();
});

test.each([
  { type: "ready" },
  { type: "start" },
  { type: "need", specifier: "mathlive" },
  { type: "need", specifier: "m".repeat(MAX_SPECIFIER) },
  { type: "done", ms: 1.5, failed: false },
  { type: "done", ms: 0, failed: true },
  { type: "done", ms: 0, failed: false, program: "" },
])("%j is one", (data) => {
  expect(readMessage(data)).toEqual(data);
});

test.each([packed, packed.padEnd(MAX_PACKED)])(
  "an entry is unpacked",
  (sent) => {
    const message = { type: "print", entry: sent };
    expect(readMessage(message)).toEqual({ type: "print", entry });
  },
);

test("of a message there is nothing left but what it can have", () => {
  const more = { type: "done", ms: 1, failed: true, program: 5, html: "<b>" };
  expect(readMessage(more)).toEqual({ type: "done", ms: 1, failed: true });
});
