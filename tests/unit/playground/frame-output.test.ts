import { afterEach, expect, test, vi } from "vitest";

import { makeOutput } from "../../../src/playground/frame/inside/output.ts";

afterEach(() => vi.unstubAllGlobals());

test("a page of an example sends a thousand lines, then a notice once", () => {
  // Its own console takes the place of the global one.
  vi.stubGlobal("console", {});
  const sent: string[] = [];
  const output = makeOutput((message) => {
    if (message.type === "entry") sent.push(message.entry.parts[0]?.text ?? "");
  });
  for (let line = 1; line <= 1100; line += 1) output.add("log", String(line));
  expect(sent.slice(999)).toEqual([
    "1000",
    "The output is cut here: it is longer than 1,000 lines.",
  ]);
});
