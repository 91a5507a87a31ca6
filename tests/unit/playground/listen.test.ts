import { expect, test } from "vitest";

import type { Frame } from "../../../src/playground/sandbox/frame.ts";
import { listen } from "../../../src/playground/sandbox/listen.ts";
import { entryOf } from "./console.ts";

/** A port that keeps nothing: the test says what arrives. */
const portOf = () =>
  ({ onmessage: null, postMessage() {} }) as unknown as MessagePort;

test("what a program prints beyond its allowance is not shown, though its runner sends it", async () => {
  const port = portOf();
  const shown: string[] = [];
  const outcome = listen(
    { port, ping: portOf() } as Frame,
    {
      source: "",
      language: "js",
      budgetMs: 60_000,
      onEntry: ({ parts }) => {
        shown.push(parts[0]?.text ?? "");
      },
    },
    new AbortController().signal,
    () => Promise.resolve(),
  );
  const send = (data: object) => {
    port.onmessage?.(new MessageEvent("message", { data }));
  };
  for (let sent = 1; sent <= 1100; sent += 1)
    send({ type: "print", entry: JSON.stringify(entryOf(String(sent))) });
  send({ type: "done", failed: false, ms: 1, program: undefined });
  // The runner's own notice is the entry after the last whole one.
  expect((await outcome).entries).toHaveLength(1001);
  expect(shown.at(-1)).toBe("1001");
});
