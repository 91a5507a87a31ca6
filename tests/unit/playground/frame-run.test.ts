import { expect, test, vi } from "vitest";

import type { FromFrame } from "../../../src/playground/frame/messages";
import { runInFrame } from "../../../src/playground/frame/run";
import type { FrameOptions } from "../../../src/playground/frame/types";
import { entryOf } from "./console.ts";

let say: ((message: FromFrame) => void) | undefined;

vi.mock("../../../src/playground/frame/box", () => ({
  /** A frame whose code can say all that a frame can. */
  Box: class {
    constructor(
      _place: unknown,
      _content: unknown,
      { onMessage }: { onMessage: (message: FromFrame) => void },
    ) {
      say = onMessage;
    }
    tell() {}
    ping() {}
    remove() {}
  },
}));

test("what a result prints beyond its allowance is not shown, though its frame sends it", async () => {
  const shown: string[] = [];
  const options = {
    title: "",
    budgetMs: 60_000,
    scheme: "light",
    assets: {
      around: () => Promise.resolve(""),
      script: () => Promise.resolve(""),
    },
    events: {
      onEntry: ({ parts: [part] }: ReturnType<typeof entryOf>) => {
        shown.push(part?.text ?? "");
      },
      onDead: () => {},
      onRestart: () => {},
    },
  } as unknown as FrameOptions;
  const source = { html: "", css: "", js: "" };
  const result = runInFrame({} as HTMLElement, source, options);
  await vi.waitUntil(() => say);
  for (let sent = 1; sent <= 1100; sent += 1)
    say?.({ type: "entry", entry: entryOf(String(sent)) });
  result.stop();
  expect(shown).toHaveLength(1001);
  expect(shown.at(-1)).toContain("longer than 1,000 lines");
});
