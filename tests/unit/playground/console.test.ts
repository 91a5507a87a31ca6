// @vitest-environment happy-dom
import { describe, expect, test, vi } from "vitest";

import { latexBeside, renderEntry } from "../../../src/playground/console";
import type { Entry } from "../../../src/playground/output";
import { entryOf, rendered, text, unfold } from "./console.ts";

describe("an entry", () => {
  test("has the markup that the build writes", () => {
    expect(rendered(entryOf("x =", 1)).outerHTML).toBe(
      '<samp class="result"><span class="result-text">x = 1</span></samp>',
    );
    const error: Entry = { level: "error", line: 1, parts: [{ text: "no" }] };
    expect(rendered(error).className).toBe("result error");
  });

  test("shows what readers print as text, never as markup", () => {
    const markup = "<img src=x onerror=alert(1)>";
    const entry = entryOf(markup, { [markup]: [[markup]] });
    const samp = rendered({ ...entry, table: undefined });
    unfold(samp);
    const table = { columns: ["", markup], rows: [[markup, markup]] };
    const grid = rendered({ ...entry, table });
    expect(samp.textContent).toContain(markup);
    expect(grid.textContent).toContain(markup);
    expect([samp, grid].map((each) => each.querySelector("img"))).toEqual([
      null,
      null,
    ]);
  });

  test("shows its formula before its text, as soon as it is set", async () => {
    const parts = [{ text: "1/2", latex: "\\frac12" }];
    const samp = rendered({ level: "log", line: 1, parts });
    expect(samp.textContent).toBe("1/2");
    await vi.waitFor(() => {
      expect(samp.innerHTML).toBe(
        '<span class="result-math"><b>7</b></span><span class="result-text">1/2</span>',
      );
    });
  });

  test.each([
    async () => undefined,
    () => Promise.reject(new Error("offline")),
  ])("keeps its text when nothing sets the formula", async (failing) => {
    const parts = [{ text: "1/2", latex: "\\frac12" }];
    const attempt = vi.fn(failing);
    const samp = renderEntry({ level: "log", line: 1, parts }, attempt);
    await expect.poll(() => attempt.mock.settledResults.length).toBe(1);
    expect(samp.innerHTML).toBe('<span class="result-text">1/2</span>');
  });
});

describe("the LaTeX beside a text", () => {
  test.each([
    ["several values", [{ text: "a", latex: "\\a" }, { text: "b" }]],
    ["no expression", [{ text: "a" }]],
    ["nothing", []],
    ["what reads the same", [{ text: "x", latex: "x" }]],
    ["a number", [{ text: "1.5e-3", latex: "1.5\\cdot10^{-3}" }]],
    ["a page of it", [{ text: "a", latex: "x+".repeat(200) }]],
  ])("is left out for %s", (_what, parts) => {
    expect(latexBeside(parts)).toBeUndefined();
  });

  test("is that of an expression", () => {
    expect(latexBeside([{ text: "1/2", latex: "\\frac12" }])).toBe("\\frac12");
  });
});

describe("a long text", () => {
  const rows = Array.from({ length: 50 }, (_, row) => `row ${row}`).join("\n");

  test.each([rows, "x".repeat(5000)])("shows its beginning first", (long) => {
    const samp = rendered(entryOf(long));
    const shown = () => samp.querySelector(".result-text")?.textContent ?? "";
    const beginning = shown();
    expect(beginning.length).toBeLessThan(long.length);
    expect(long.startsWith(beginning.slice(0, -1))).toBe(true);
    expect(beginning.split("\n").length).toBeLessThanOrEqual(20);

    const button = samp.querySelector<HTMLButtonElement>(".result-more");
    expect(button?.textContent).toBe("Show all");
    button?.click();
    expect([shown(), button?.ariaExpanded]).toEqual([long, "true"]);
    button?.click();
    expect([shown(), button?.textContent]).toEqual([beginning, "Show all"]);
  });

  test("is whole when it has twenty rows", () => {
    const twenty = rows.split("\n").slice(0, 20).join("\n");
    expect(rendered(entryOf(twenty)).children).toHaveLength(1);
  });
});

test("a table names its columns and rows", () => {
  const table = { columns: ["", "name"], rows: [["0", "pi"]] };
  const samp = rendered({ level: "log", line: 1, parts: [], table });
  const headers = [...samp.querySelectorAll("th")];
  expect(headers.map((th) => `${th.scope} ${th.textContent}`)).toEqual([
    "col name",
    "row 0",
  ]);
  expect(text(samp, "tbody td")).toEqual(["pi"]);
});
