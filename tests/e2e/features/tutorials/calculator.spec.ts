import { expect, type Page } from "@playwright/test";

import { fieldOf, press, setFormula, type, type Screen } from "./program.ts";
import { testTutorial, type Steps } from "./steps.ts";

const enter = (tab: Page) => tab.keyboard.press("Enter");

const STEPS: Steps = {
  async "compute as they type"(tab) {
    await expectResult(tab, "\\frac{1}{3}+2\\sqrt{3}");
    await type(tab, tab, "2^8");
    await expectResult(tab, "256");
    // Digits leave an exponent, unless they are told to stay.
    await type(tab, tab, "2^10");
    await expectResult(tab, "0");
    await type(tab, tab, "2^(10");
    await expectResult(tab, "1\\,024");
    await fieldOf(tab).evaluate((field) => {
      Object.assign(field, { smartSuperscript: false });
    });
    await type(tab, tab, "2^10");
    await expectResult(tab, "1\\,024");
  },
  async "choose decimals"(tab) {
    await expectResult(tab, "\\frac{1}{3}+2\\sqrt{3}");
    await tab.getByLabel("Decimals").check();
    await expectResult(tab, "3.797\\,434\\,948\\,471\\,087\\,920\\,39");
  },
  async "read few digits"(tab) {
    await tab.getByLabel("Decimals").check();
    await expectResult(tab, "3.797\\,434\\,948");
    await type(tab, tab, "1/3");
    await expectResult(tab, "0.333\\,333\\,333\\,3");
  },
  async "choose degrees"(tab) {
    await type(tab, tab, "sin30");
    await expectResult(tab, "\\sin(30)");
    await tab.getByLabel("Degrees").check();
    await expectResult(tab, "\\frac{1}{2}");
  },
  async "read why there is no result"(tab) {
    await type(tab, tab, "1/");
    await expectResult(tab, "…");
    await tab.keyboard.type("0");
    await expectResult(tab, "no number");
    await type(tab, tab, "");
    await expectResult(tab, "type a formula");
  },
  async "type what takes too long"(tab) {
    // A preview changes the engine.
    await type(tab, tab, "A:=5");
    await expectResult(tab, "5");
    await type(tab, tab, "A+1");
    await expectResult(tab, "6");
    await setFormula(tab, "\\sum_{k=1}^{10^8}k");
    await tab.getByLabel("Decimals").check();
    await expectResult(tab, "too long");
  },
  async "preview an assignment that does not last"(tab) {
    await type(tab, tab, "A:=5");
    await expectResult(tab, "5");
    await type(tab, tab, "A+1");
    await expectResult(tab, "A+1");
    await type(tab, tab, "x(2)");
    await type(tab, tab, "x+x");
    await expectResult(tab, "2x");
  },
  async "keep results"(tab) {
    const results = tab.getByRole("log").getByRole("listitem");
    await type(tab, tab, "2^8");
    await tab.keyboard.press("Tab");
    await expect(results).toHaveCount(0);
    await type(tab, tab, "2^8");
    await enter(tab);
    await expect(results).toHaveCount(1);
    expect(await results.textContent()).toBe("2^8=256");
    await type(tab, tab, "A:=5");
    await enter(tab);
    await expect(results).toHaveCount(2);
    await type(tab, tab, "A+1");
    await expectResult(tab, "6");
  },
  async "go on with the last result"(tab) {
    await type(tab, tab, "2^8");
    await enter(tab);
    await type(tab, tab, "ans+1");
    await expectResult(tab, "257");
    // An asterisk joins the name; a space ends it.
    await type(tab, tab, "ans*4");
    await expectResult(tab, "…");
    await type(tab, tab, "ans *4");
    await expectResult(tab, "1\\,024");
  },
  "press keys": (tab) => pressKeys(tab, tab),
};

testTutorial("/tutorials/calculator/", STEPS, pressKeys);

/** Compute with the keys of the calculator alone. */
async function pressKeys(page: Page, screen: Screen): Promise<void> {
  const results = screen.getByRole("log").getByRole("listitem");
  await type(page, screen, "7");
  await expectResult(screen, "7");
  await press(screen, "delete");
  await expectResult(screen, "type a formula");
  for (const name of ["3", "divided by", "4"]) await press(screen, name);
  await expectResult(screen, "\\frac{3}{4}");
  await press(screen, "equals");
  for (const name of ["last result", "plus", "square root", "9"])
    await press(screen, name);
  await expectResult(screen, "\\frac{15}{4}");
  await press(screen, "equals");
  await expect(results).toHaveCount(2);
}

/** Waits until the calculator shows a result: LaTeX, or a problem. */
async function expectResult(
  screen: Screen,
  result: string | RegExp,
): Promise<void> {
  const shown = () => screen.locator("#result").textContent();
  await expect
    .poll(shown)
    .toEqual(
      typeof result === "string" ? result : expect.stringMatching(result),
    );
}
