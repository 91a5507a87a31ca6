import type { Frame, Locator, Page } from "@playwright/test";

import { expect } from "../../support/fixture.ts";
import { alternate, follow } from "./address.ts";
import type { Surface } from "./types.ts";

const field = (scope: Page | Frame): Locator =>
  scope.locator("[data-field] math-field");

const source = (page: Page): Locator =>
  page.getByRole("textbox", { name: "LaTeX", exact: true });

/** Touches the formula, and waits until a field has taken its place. */
async function wake(scope: Page | Frame): Promise<void> {
  await scope.locator("[data-field]").click();
  await expect(field(scope)).toBeVisible();
}

/** Pastes into the field, over all that is in it. */
async function paste(page: Page, latex: string): Promise<void> {
  await field(page).evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    (element as HTMLElement & { select(): void }).select();
    element.shadowRoot?.querySelector(".ML__keyboard-sink")?.dispatchEvent(
      new ClipboardEvent("paste", {
        clipboardData: data,
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    );
  }, latex);
}

const toLatex = (page: Page, latex: string) =>
  follow(page, new URLSearchParams({ latex }).toString());

/** The ways to give a demo a formula. */
const DEMO_WAYS = {
  typed: (page: Page, latex: string) => source(page).fill(latex),
  pasted: paste,
  "in the address": toLatex,
} as const;

/** A formula that the surface has not shown just before. */
const nextFormula = alternate("x+1", "x+2");

/** Expects that the field of a demo shows what the address asks for. */
async function showsFormula(page: Page): Promise<string> {
  const formula = nextFormula(page);
  await toLatex(page, formula);
  await expect(field(page)).toHaveJSProperty("value", formula);
  await expect(source(page)).toHaveValue(formula);
  return formula;
}

export const MATHFIELD_DEMO: Surface = {
  name: "mathfield demo",
  route: "/mathfield/demo/",
  wake,
  formula: DEMO_WAYS,
  async works(page) {
    await showsFormula(page);
  },
};

export const COMPUTE_DEMO: Surface = {
  name: "compute demo",
  route: "/compute-engine/demo/",
  wake,
  formula: DEMO_WAYS,
  async works(page) {
    const formula = await showsFormula(page);
    const panel = page.locator("[data-outcome=mathjson]");
    await expect(panel).toHaveAttribute("aria-busy", "false");
    await expect(panel).toContainText(formula.slice(-1));
  },
};

/** Examples of the home page: the start of the formula, the answer's label. */
const EXAMPLES: Readonly<Record<string, readonly [RegExp, string]>> = {
  "The sine of x over x": [/^\\frac/, "Simplified"],
  "The integral of the cosine": [/^\\int/, "Value"],
};

const [ONE = "", OTHER = ""] = Object.keys(EXAMPLES);
const nextExample = alternate(ONE, OTHER);

export const HOME: Surface = {
  name: "home",
  route: "/",
  wake,
  formula: { pasted: paste },
  // A paste would be text where the caret is in text mode, as in every field.
  async works(page) {
    const name = nextExample(page);
    const [start = "", label = ""] = EXAMPLES[name] ?? [];
    await page.getByRole("button", { name }).click();
    const row = (title: string) =>
      page.locator("dl > div", { has: page.getByText(title, { exact: true }) });
    const formula = row("LaTeX").locator("dd");
    await expect(formula).toHaveText(start);
    await expect(page.locator("main [data-status=done]")).toBeVisible();
    await expect(row(label).locator("annotation")).toContainText("sin");
  },
};
