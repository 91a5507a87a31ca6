import { convertLatexToMarkup } from "mathlive/ssr";
import { describe, expect, test } from "vitest";

import {
  factsOf,
  latexCommands,
} from "../../../plugins/package-facts/index.ts";
import { latexFault } from "../../../src/address";
import { MAX_NESTING, NESTED } from "./nested.ts";

/** Pattern of markup that would come from the author of the formula. */
const FOREIGN =
  /style="[^"]*(?:position:\s*fixed|example\.org)|(?:class|id|href)="[^"]*(?:evil|example\.org)/;

/** Names of MathLive's commands with arguments, with the backslash. */
async function commandNames(): Promise<readonly string[]> {
  const commands = await factsOf(latexCommands);
  return commands
    .filter(({ parameters }) => parameters.length > 0)
    .map(({ name }) => name);
}

function markupOf(latex: string): string {
  try {
    return convertLatexToMarkup(latex);
  } catch {
    return "";
  }
}

/** Returns the largest number of elements that are open at once in markup. */
function depthOf(markup: string): number {
  let open = 0;
  let most = 0;
  for (const [tag] of markup.matchAll(/<\/?span|<\/?svg/g)) {
    open += tag.startsWith("</") ? -1 : 1;
    most = Math.max(most, open);
  }
  return most;
}

describe("MathLive's commands", () => {
  test("that let the author of a formula into the page are refused", async () => {
    const names = await commandNames();
    expect(names).toContain("\\htmlStyle");
    const values = [
      "position:fixed",
      "red;position:fixed",
      "1px solid red;position:fixed",
      "url(https://example.org)",
      "href=https://example.org",
      "https://example.org",
      "evil",
    ];
    const entered = new Set<string>();
    for (const name of names)
      for (const value of values)
        for (const latex of [
          `${name}{${value}}{x}{y}`,
          `${name}[${value}]{x}{y}`,
          `${name}{x}[${value}]{y}`,
          `${name}{x}{${value}}{y}`,
          `${name}{box}[mathbackground="${value}"]{y}`,
          `\\text{${name}{${value}} x}`,
        ])
          if (FOREIGN.test(markupOf(latex))) {
            entered.add(name);
            expect(latexFault(latex), latex).toBeDefined();
          }
    expect([...entered].sort()).toEqual([
      "\\class",
      "\\cssId",
      "\\href",
      "\\htmlClass",
      "\\htmlData",
      "\\htmlId",
      "\\htmlStyle",
      "\\style",
    ]);
  });
});

describe("the boxes of a formula that is read", () => {
  const deepest = depthOf(
    markupOf("\\sqrt{".repeat(60) + "x" + "}".repeat(60)),
  );

  test.each(NESTED)(
    "are less deep than 60 roots, which a tab bears: $name",
    ({ nest }) => {
      expect(depthOf(markupOf(nest(MAX_NESTING)))).toBeLessThan(deepest);
    },
  );

  test("are less deep for every command, with braces and without", async () => {
    for (const name of await commandNames())
      for (const [open, close] of [
        [`${name}{`, "}"],
        [`${name}1`, ""],
        [`${name} `, ""],
      ] as const) {
        const latex = `${open.repeat(MAX_NESTING)}x${close.repeat(MAX_NESTING)}`;
        if (latexFault(latex) === undefined)
          expect(depthOf(markupOf(latex)), latex).toBeLessThan(deepest);
      }
  });
});
