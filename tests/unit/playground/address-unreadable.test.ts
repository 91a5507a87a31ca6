import { describe, expect, test } from "vitest";

import {
  AddressError,
  decodeState,
  holdsState,
} from "../../../src/playground/address";
import { fragmentOf, js, LATEX } from "./fragments.ts";

describe("an address that cannot be read says so", () => {
  const whole = fragmentOf(JSON.stringify(js(LATEX)));

  test.each([
    ["no code", ""],
    ["another fragment", "pitfalls"],
    ["no version", "code="],
    ["a version alone", "code=1"],
    ["nothing behind the version", "code=1."],
    ["signs of another alphabet", "code=1.abc+/=="],
    ["spaces", `${whole} `],
    ["percent signs", "code=1.%"],
    ["one sign too many", `code=1.${"A".repeat(5)}`],
    ["random signs", "code=1.Zm9vYmFyYmF6cXV4"],
    ["what is no JSON", fragmentOf("const a = 1;")],
    ["what is no UTF-8", fragmentOf(Buffer.from([0x22, 0xff, 0xfe, 0x22]))],
  ])("%s", async (_, fragment) => {
    await expect(decodeState(fragment)).rejects.toThrow(AddressError);
    await expect(decodeState(fragment)).rejects.toThrow(/cannot be read/);
  });

  test("wherever it was cut", async () => {
    for (let end = "code=1.".length; end < whole.length; end += 1) {
      await expect(
        decodeState(whole.slice(0, end)),
        `cut behind character ${end}`,
      ).rejects.toThrow(/cannot be read/);
    }
  });

  test.each([
    ["null", null],
    ["a text", "js"],
    ["a list", ["js", "1"]],
    ["no fields", {}],
    ["no code", { language: "js" }],
    ["code that is no text", { language: "js", code: 1 }],
    ["code that is an object", { language: "js", code: { length: 1 } }],
    ["an unknown language", { language: "py", code: "1" }],
    ["a field too many", { language: "js", code: "1", run: "1" }],
    ["a part missing", { language: "markup", html: "", css: "" }],
    [
      "fields of both kinds",
      { language: "markup", html: "", css: "", code: "" },
    ],
  ])("and of another shape: %s", async (_, data) => {
    const fragment = fragmentOf(JSON.stringify(data));
    await expect(decodeState(fragment)).rejects.toThrow(/cannot be read/);
  });

  test.each([
    '{"__proto__":{"language":"js","code":"1"}}',
    '{"__proto__":{"code":"1"},"language":"js"}',
    '{"language":"js","code":"1","__proto__":{"polluted":"yes"}}',
    '{"language":"js","constructor":{"prototype":{"polluted":"yes"}}}',
  ])("and with keys of prototypes: %s", async (json) => {
    await expect(decodeState(fragmentOf(json))).rejects.toThrow(
      /cannot be read/,
    );
    expect("polluted" in {}).toBe(false);
  });
});

test("another version is named", async () => {
  const fragment = fragmentOf(JSON.stringify(js("1")), "2");
  expect(holdsState(fragment)).toBe(true);
  await expect(decodeState(fragment)).rejects.toThrow(AddressError);
  await expect(decodeState(fragment)).rejects.toThrow(/in format 2/);
});
