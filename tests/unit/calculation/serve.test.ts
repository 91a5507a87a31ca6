import * as library from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import type { Library } from "../../../src/calculation/library.ts";
import {
  serve,
  type FromWorker,
  type ToWorker,
} from "../../../src/calculation/serve.ts";
import { sampling } from "./workers.ts";

const QUESTION: ToWorker = {
  type: "ask",
  question: {
    source: { format: "latex", text: "x^2" },
    tasks: ["value", "derivative", "number"],
  },
};

/** Talks with a worker's end of the line until it ends what it does. */
function converse(
  message: ToWorker,
  onMessage?: (message: FromWorker, tell: (more: ToWorker) => void) => void,
  load: () => Library = () => library,
): Promise<string[]> {
  const heard: string[] = [];
  return new Promise((resolve) => {
    const tell = serve((said) => {
      heard.push(said.type === "outcome" ? said.task : said.type);
      if (said.type === "failed") heard.push(said.message);
      if (said.type === "done" || said.type === "failed") resolve(heard);
      else onMessage?.(said, tell);
    }, load);
    tell(message);
  });
}

describe("a worker", () => {
  test("sends the reading first, then the tasks in their order", async () => {
    expect(await converse(QUESTION)).toEqual([
      "reading",
      "value",
      "derivative",
      "number",
      "done",
    ]);
  });

  test("leaves a question between two tasks", async () => {
    const heard = await converse(QUESTION, (said, tell) => {
      if (said.type === "outcome") tell({ type: "cancel" });
    });
    expect(heard).toEqual(["reading", "value", "done"]);
  });

  test("opens, and samples", async () => {
    expect(await converse({ type: "open" })).toEqual(["done"]);
    expect(await converse({ type: "sample", sampling: sampling("x") })).toEqual(
      ["done"],
    );
  });

  test("says what went wrong", async () => {
    const source = { format: "mathjson", text: "[" } as const;
    const [, unreadable] = await converse({
      type: "ask",
      question: { source, tasks: [] },
    });
    expect(unreadable).toMatch(/^This is not JSON\./);
    const text = `${"(".repeat(9000)}x${")".repeat(9000)}`;
    const deep = { format: "latex", text } as const;
    const [, tooDeep] = await converse({
      type: "ask",
      question: { source: deep, tasks: [] },
    });
    expect(tooDeep).toBe(
      "This is too large or too deeply nested for the engine.",
    );
    const lost = () => {
      throw new Error("Not found.");
    };
    expect(await converse({ type: "open" }, undefined, lost)).toEqual([
      "failed",
      "Not found.",
    ]);
  });
});
