import { describe, expect, test, vi } from "vitest";

import {
  digestOfState,
  type PlaygroundState,
} from "../../../src/playground/address";

const page = (html: string, css: string, js: string): PlaygroundState => ({
  language: "markup",
  html,
  css,
  js,
});

describe("the digest of code", () => {
  test("is the same for the same code, and for no other", async () => {
    const states: PlaygroundState[] = [
      { language: "js", code: "1 + 1;" },
      { language: "js", code: "1 + 1; " },
      { language: "ts", code: "1 + 1;" },
      page("ab", "", ""),
      page("a", "b", ""),
      page("a", "", "b"),
    ];
    const digests = await Promise.all(states.map(digestOfState));
    const again = await Promise.all(states.map(digestOfState));
    expect(new Set(digests).size).toBe(states.length);
    expect(again).toEqual(digests);
    for (const digest of digests) expect(digest).toMatch(/^[\w-]{22}$/);
  });

  test("is missing where the browser makes none", async () => {
    vi.stubGlobal("crypto", {});
    const digest = await digestOfState({ language: "js", code: "" });
    vi.unstubAllGlobals();
    expect(digest).toBeUndefined();
  });
});
