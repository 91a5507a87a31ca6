// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";

import { htmlOf } from "../../../plugins/html.ts";
import { resultHtml } from "../../../plugins/live-examples/view.ts";
import { typeset } from "../../../src/math/index.ts";
import { latexBeside, renderEntry } from "../../../src/playground/console";
import type { Entry } from "../../../src/playground/output";
import { toPart } from "../../../src/playground/runner";

const log = (...values: unknown[]): Entry => ({
  level: "log",
  line: 1,
  parts: values.map((value) => toPart(value)),
});

const table = {
  columns: ["", "name", "value"],
  rows: [
    ["0", "pi", "<3 & more"],
    ["", "e", ""],
  ],
};

const ENTRIES: Readonly<Record<string, Entry>> = {
  "a text": log("x =", 1),
  nothing: log(""),
  markup: log('<img src=x onerror="alert(1)"> &amp; \'a\' "b"'),
  "an error": { ...log("TypeError: no"), level: "error" },
  "a warning": { ...log("mind <this>"), level: "warn" },
  "a note": { ...log("so"), level: "info" },
  "a formula": {
    level: "log",
    line: 1,
    parts: [{ text: "1/2", latex: "\\frac12" }],
  },
  "LaTeX that KaTeX does not know": {
    level: "log",
    line: 1,
    parts: [{ text: "?", latex: "\\nothing" }],
  },
  "a value with parts": log({ list: [1, [2, 3]], more: "x".repeat(80) }),
  "a table": { ...log([table]), table },
  "a long text": log("long ".repeat(1000)),
  "many rows": log("row\n".repeat(50)),
};

/** An entry as the browser renders it, without what takes a script. */
async function inBrowser(entry: Entry): Promise<string> {
  const setting: Promise<unknown>[] = [];
  const samp = renderEntry(entry, (latex) => {
    const html = typeset(latex);
    setting.push(html);
    return html;
  });
  await Promise.allSettled(setting);
  await Promise.resolve();
  samp.querySelector<HTMLButtonElement>(":scope > .result-more")?.click();
  for (const button of samp.querySelectorAll("button")) button.remove();
  return samp.outerHTML;
}

/** HTML as the browser would write it. */
function asParsed(html: string): string {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.innerHTML;
}

describe("the build and the browser write the same markup of", () => {
  test.each(Object.entries(ENTRIES))("%s", async (_what, entry) => {
    expect(await inBrowser(entry)).toBe(asParsed(htmlOf(resultHtml(entry))));
  });

  test("something: a formula and a table are among it", () => {
    const html = Object.values(ENTRIES)
      .map((entry) => htmlOf(resultHtml(entry)))
      .join("");
    expect(html).toContain('<span class="result-math"><span class="katex"');
    expect(html).toContain('<div class="result-table"><table>');
    expect(html).toContain('<samp class="result unfolds">');
    expect(latexBeside(ENTRIES["a formula"]?.parts ?? [])).toBe("\\frac12");
  });
});
