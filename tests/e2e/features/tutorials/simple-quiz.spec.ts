import type { Page } from "@playwright/test";
import { expect } from "../../support/fixture.ts";
import { documentTest as test } from "../../support/documents.ts";

import { fieldOf, openFile, press, setFormula, type } from "./program.ts";
import { expectMessage, formulaOf, playRound, solve } from "./round.ts";
import { testTutorial, type Step } from "./steps.ts";

const enter = (tab: Page) => tab.keyboard.press("Enter");

async function answer(tab: Page, keys: string, message: string | RegExp) {
  await type(tab, tab, keys);
  await enter(tab);
  await expectMessage(tab, message);
}

const STEPS: readonly Step[] = [
  [
    "take an answer",
    async (tab) => {
      const question = tab.getByRole("img", { name: "half plus one quarter" });
      await expect(question).toBeVisible();
      await answer(tab, "3/4", "You wrote \\frac34");
    },
  ],
  [
    "tell right from wrong, by key and by button",
    async (tab) => {
      await answer(tab, "3/4", "Right!");
      await answer(tab, "4/3", "Not yet.");
      await type(tab, tab, "6/8");
      await press(tab, "Check");
      await expectMessage(tab, "Right!");
      // To leave the field hands nothing in.
      await type(tab, tab, "1");
      await tab.keyboard.press("Tab");
      await expect(tab.getByRole("button", { name: "Check" })).toBeFocused();
      await expectMessage(tab, "Right!");
    },
  ],
  [
    "say what is wrong",
    async (tab) => {
      await answer(tab, "1/", "This formula is not complete.");
      await answer(tab, "6/8", /^Equal, but not in the form/);
      await answer(tab, "1/2 +1/4", /^Equal, but not in the form/);
      await answer(tab, "1/4", "Not yet.");
      await answer(tab, "3/4", "Right!");
      await answer(tab, "", "Type an answer first.");
      await setFormula(tab, "\\sum_{k=1}^{10^8}k");
      await press(tab, "Check");
      await expectMessage(tab, /^This takes too long to check\./);
    },
  ],
  [
    "give a hint after two wrong tries",
    async (tab) => {
      await answer(tab, "1/4", "Not yet. Wrong tries: 1.");
      await answer(tab, "1/", "This formula is not complete.");
      await answer(tab, "6/8", /^Equal, but not in the form/);
      await type(tab, tab, "1/5");
      await press(tab, "Check");
      const hint = "Not yet. Wrong tries: 2. Hint: Both are fractions over 4.";
      await expectMessage(tab, hint);
      await answer(tab, "3/4", "Right!");
    },
  ],
  [
    "ask random questions",
    async (tab) => {
      await expect(fieldOf(tab)).not.toBeFocused();
      for (let count = 0; count < 3; count += 1) {
        const formula = await formulaOf(tab);
        await answer(tab, "1", "Not yet. Wrong tries: 1.");
        await answer(tab, solve(formula), "Right!");
        await expect(tab.getByRole("button", { name: "Skip" })).toBeHidden();
        await enter(tab);
        await expectMessage(tab, "");
        await expect(fieldOf(tab)).toHaveJSProperty("value", "");
      }
      const before = await tab.locator("math-div").elementHandle();
      await press(tab, "Skip");
      // A new element: its label is that of the new question.
      expect(await before?.evaluate((math) => math.isConnected)).toBe(false);
      await expect(fieldOf(tab)).toBeFocused();
    },
  ],
  ["play a round for points", (tab) => playRound(tab, tab)],
];

testTutorial("/tutorials/simple-quiz/", STEPS, playRound);

/** What `<math-div>` is. */
type StaticFormula = HTMLElement & { render(): Promise<void> };

test("what the tutorials say of static formulas is so", async ({
  page: tab,
}) => {
  await openFile(
    tab,
    `<math-field read-only aria-label="Question">x^2</math-field>
    <math-div>x^2</math-div>
    <script type="module">import "mathlive";</script>`,
  );
  const formula = tab.locator("math-div");
  const name = { name: "'X' squared" };
  await expect(tab.getByRole("img", name)).toBeVisible();
  await expect(tab.getByRole("textbox", { name: "Question" })).toHaveCount(1);
  // The formula is drawn anew, and its label is the old one.
  await formula.evaluate(async (math: StaticFormula) => {
    math.textContent = "y";
    await math.render();
  });
  await expect(formula.locator(".ML__latex").last()).toHaveText(/^y/);
  await expect(tab.getByRole("img", name)).toBeVisible();
});
