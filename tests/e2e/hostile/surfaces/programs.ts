import type { Frame, Locator, Page } from "@playwright/test";

import { encodeState } from "../../../../src/playground/address.ts";
import { expect } from "../../support/fixture.ts";
import * as fields from "../../support/markup-example.ts";
import { printed as printedIn, ranInView } from "../../support/markup.ts";
import {
  allRan,
  editorOf,
  ended,
  examples,
  results,
  runsSame,
  SMALL_PAGE,
} from "../../support/playgrounds.ts";
import type { CodePayload } from "../payloads/index.ts";
import { alternate, follow } from "./address.ts";
import type { Surface } from "./types.ts";

/** Longest time that code runs until the reader cancels it, in milliseconds. */
const PATIENCE_MS = 1000;

const button = (example: Locator, name: string) =>
  example.getByRole("button", { name, exact: true });

/** Waits until code has ended; cancel it where it does not end by itself. */
async function settle(example: Locator): Promise<void> {
  const idle = example.and(example.page().locator("[data-phase=idle]"));
  await idle.waitFor({ timeout: PATIENCE_MS }).catch(async () => {
    // It may end just now: then there is nothing to cancel.
    await button(example, "Cancel")
      .click({ timeout: PATIENCE_MS })
      .catch(() => undefined);
  });
  await ended(example);
}

const playground = (page: Page) => page.locator("main [data-playground]");

/**
 * Each run has another first line, so that the new code is told from the old.
 */
let runs = 0;

async function runInPlayground(
  page: Page,
  code: Code,
  until = settle,
): Promise<void> {
  const { html, css, js = "" } = code;
  runs += 1;
  const marked = `// Run ${runs}\n${js}`;
  const hasMarkup = code.kind === "markup" || html !== undefined;
  await follow(
    page,
    await encodeState(
      hasMarkup
        ? { language: "markup", html: html ?? "", css: css ?? "", js: marked }
        : { language: "js", code: marked },
    ),
  );
  const example = playground(page);
  await expect(
    example.getByText(`// Run ${runs}`, { exact: true }),
  ).toBeVisible();
  await button(example, "Run").click();
  await until(example);
}

type Code = Pick<CodePayload, "kind" | "html" | "css" | "js">;

/** A program that prints something other than the one before. */
const nextProgram = alternate("console.log(6 * 7);", "console.log(7 * 7);");

const printedBy = (program: string) => (program.includes("6") ? "42" : "49");

/** Formulas as a list in code, in lines that an editor shows whole. */
const listOf = (all: readonly string[]): string =>
  `[${all
    .map((latex) => latex.match(/[^]{1,1000}/g) ?? [""])
    .map((parts) => parts.map((part) => JSON.stringify(part)).join(" +\n"))
    .join(",\n")}]`;

/** A program that parses formulas and shows what becomes of each. */
const parsing = (all: readonly string[]): string =>
  `const all = ${listOf(all)};\n${all
    .map((_, index) => `ce.parse(all[${index}]);`)
    .join("")}`;

/** A module that gives each formula to a field of its own. */
const showing = (all: readonly string[]): string => `import "mathlive";
for (const latex of ${listOf(all)})
  document.body.appendChild(document.createElement("math-field")).value = latex;`;

/** The one way to give formulas to code: alone, or several at once. */
const formulasBy = (give: NonNullable<Surface["formulas"]>) => ({
  formulas: give,
  formula: { "in code": (page: Page, latex: string) => give(page, [latex]) },
});

export const PLAYGROUND: Surface = {
  name: "playground",
  route: "/playground/",
  run: runInPlayground,
  ...formulasBy((page, all) =>
    runInPlayground(page, { kind: "output", js: parsing(all) }),
  ),
  async works(page) {
    const program = nextProgram(page);
    // A slow machine takes longer than code that never ends is given.
    await runInPlayground(page, { kind: "output", js: program }, ended);
    await expect(results(playground(page))).toHaveText([printedBy(program)]);
  },
};

const first = (page: Page) => examples(page).first();

async function runInLive(page: Page, js: string): Promise<void> {
  const example = first(page);
  const editor = editorOf(example);
  if (!(await editor.isVisible())) await button(example, "Edit").click();
  runs += 1;
  await editor.press("Control+A");
  // The editor shows where its cursor is, which is the last line then.
  await page.keyboard.insertText(`${js}\n// Run ${runs}`);
  await expect(
    editor.getByText(`// Run ${runs}`, { exact: true }),
  ).toBeVisible();
  await editor.press("Control+Enter");
  await settle(example);
}

export const LIVE_EXAMPLE: Surface = {
  name: "live example",
  route: SMALL_PAGE,
  wake: allRan,
  run: (page, { js = "" }) => runInLive(page, js),
  ...formulasBy((page, all) => runInLive(page, parsing(all))),
  works: (page) => runsSame(first(page)),
};

/** Last output of the markup example of a page, while it has our program. */
const printedLast = new WeakMap<Page | Frame, string>();

async function runInMarkup(
  page: Page,
  code: Code,
  until = settle,
): Promise<void> {
  const example = fields.exampleOn(page);
  const { html = "", css = "", js = "" } = code;
  const sources = { HTML: `<style>${css}</style>${html}`, JavaScript: js };
  for (const [name, text] of Object.entries(sources))
    await fields.write(example, name, text);
  printedLast.delete(page);
  await rerun(example, until);
}

async function rerun(example: Locator, until: typeof settle): Promise<void> {
  await button(example, "Run").click();
  await until(example);
}

export const MARKUP_EXAMPLE: Surface = {
  name: "markup example",
  route: fields.route,
  async wake(scope) {
    printedLast.delete(scope);
    await ranInView(fields.exampleOn(scope));
  },
  run: runInMarkup,
  ...formulasBy((page, all) =>
    runInMarkup(page, { kind: "markup", js: showing(all) }),
  ),
  async works(page) {
    const example = fields.exampleOn(page);
    const last = printedLast.get(page);
    if (last === undefined)
      await runInMarkup(
        page,
        { kind: "markup", js: "console.log(Math.random());" },
        ended,
      );
    else await rerun(example, ended);
    const printed = printedIn(example).locator(".result-text");
    await expect(printed).toHaveText([/^0\.\d+$/]);
    const now = (await printed.textContent()) ?? "";
    expect(now).not.toBe(last);
    printedLast.set(page, now);
  },
};
