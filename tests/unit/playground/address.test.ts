import { describe, expect, test, vi } from "vitest";

import {
  AddressError,
  decodeState,
  encodeState,
  holdsState,
  MAX_CODE_BYTES,
  type PlaygroundState,
} from "../../../src/playground/address";
import { fragmentOf, js, LATEX } from "./fragments.ts";

describe("what is put into an address comes out of it", () => {
  test.each<[string, PlaygroundState]>([
    ["nothing", js("")],
    ["LaTeX", js(LATEX)],
    ["lines", js('const a = 1;\r\n\tconsole.log("a\\n");\n')],
    ["TypeScript", { language: "ts", code: "const n: number = 1;" }],
    ["letters of all kinds", js("// ∫ e⁻ˣ² dx = √π 👩🏽‍🔬 \u0000\u2028 Ω̃")],
    ["half a character", js('"\ud83d"')],
    [
      "markup",
      {
        language: "markup",
        html: String.raw`<math-field>\frac{1}{2}</math-field>`,
        css: "math-field { font-size: 2rem }",
        js: 'import "mathlive";',
      },
    ],
  ])("%s", async (_, state) => {
    const fragment = await encodeState(state);
    expect(fragment).toMatch(/^code=1\.[\w-]+$/);
    expect(holdsState(fragment)).toBe(true);
    expect(await decodeState(fragment)).toEqual(state);
  });

  test("and an address is shorter than its code", async () => {
    const code = `${LATEX}\n`.repeat(100);
    expect((await encodeState(js(code))).length).toBeLessThan(200);
  });
});

describe("code of the longest size", () => {
  // Little that compresses, and characters that JSON makes six of.
  const noise = Array.from({ length: MAX_CODE_BYTES }, (_, index) =>
    String.fromCharCode((index * 7919 + (index >> 3) * 31) % 128),
  ).join("");

  test.each([
    ["plain", "x".repeat(MAX_CODE_BYTES)],
    ["of control characters", "\u0001".repeat(MAX_CODE_BYTES)],
    ["of noise", noise],
    ["of long characters", "∫".repeat(Math.floor(MAX_CODE_BYTES / 3))],
  ])("fits: %s", async (_, code) => {
    expect(await decodeState(await encodeState(js(code)))).toEqual(js(code));
  });

  test("does not fit with one byte more", async () => {
    const code = "x".repeat(MAX_CODE_BYTES + 1);
    await expect(encodeState(js(code))).rejects.toThrow(AddressError);
    await expect(encodeState(js(code))).rejects.toThrow(/longer than 32 KB/);
    const fragment = fragmentOf(JSON.stringify(js(code)));
    await expect(decodeState(fragment)).rejects.toThrow(/longer than 32 KB/);
  });

  test("is that of bytes, and of all parts together", async () => {
    const third = "é".repeat(MAX_CODE_BYTES / 4 - 4096);
    const state = {
      language: "markup",
      html: third,
      css: third,
      js: third,
    } as const;
    expect(await decodeState(await encodeState(state))).toEqual(state);
    const more = { ...state, js: third + "é".repeat(4096 * 4) };
    await expect(encodeState(more)).rejects.toThrow(/longer than 32 KB/);
  });
});

describe("a bomb", () => {
  test("is not inflated beyond the limit", async () => {
    const bomb = fragmentOf(Buffer.alloc(64 * 1024 * 1024));
    const read = vi.spyOn(ReadableStreamDefaultReader.prototype, "read");
    await expect(decodeState(bomb)).rejects.toThrow(/longer than 32 KB/);
    const chunks = await Promise.all(
      read.mock.results.map(
        ({ value }) => value as Promise<{ value?: Uint8Array }>,
      ),
    );
    read.mockRestore();
    const inflated = chunks.reduce(
      (sum, { value }) => sum + (value?.length ?? 0),
      0,
    );
    expect(inflated).toBeGreaterThan(MAX_CODE_BYTES);
    expect(inflated).toBeLessThan(2 * 1024 * 1024);
  });

  test("that is long itself is not inflated at all", async () => {
    const inflater = vi.spyOn(globalThis, "DecompressionStream");
    const bomb = `code=1.${"A".repeat(1_000_000)}`;
    await expect(decodeState(bomb)).rejects.toThrow(/longer than 32 KB/);
    expect(inflater).not.toHaveBeenCalled();
    inflater.mockRestore();
  });
});

test("a browser without compression is told so", async () => {
  const fragment = await encodeState(js("1"));
  const { CompressionStream } = globalThis;
  try {
    Reflect.deleteProperty(globalThis, "CompressionStream");
    await expect(encodeState(js("1"))).rejects.toThrow(/too old/);
    await expect(decodeState(fragment)).rejects.toThrow(/too old/);
  } finally {
    globalThis.CompressionStream = CompressionStream;
  }
});

test("a fragment that names a section holds no code", () => {
  expect(holdsState("")).toBe(false);
  expect(holdsState("pitfalls")).toBe(false);
  expect(holdsState("code")).toBe(false);
});
