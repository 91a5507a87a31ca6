import type { Page } from "@playwright/test";
import { expect } from "../../support/fixture.ts";
import { documentTest as test } from "../../support/documents.ts";

import { fieldOf, openFile, press, setFormula, type } from "./program.ts";
import { expectMessage, formulaOf, playRound, solve } from "./round.ts";
import { testTutorial, type Steps } from "./steps.ts";

const enter = (tab: Page) => tab.keyboard.press("Enter");

async function answer(tab: Page, keys: string, message: string | RegExp) {
  await type(tab, tab, keys);
  await enter(tab);
  await expectMessage(tab, message);
}

/** Hand in a formula that takes long to type. */
async function handIn(tab: Page, latex: string, message: RegExp) {
  await setFormula(tab, latex);
  await press(tab, "Check");
  await expectMessage(tab, message);
}

const pressNext = (tab: Page) => press(tab, "Next question");

/** Answers until each kind of question was there. */
async function answerAllKinds(tab: Page): Promise<void> {
  const left = ["Add.", "Expand and simplify.", "Differentiate."];
  while (left.length > 0) {
    const [task = ""] =
      /^[\w ]+\./.exec(await tab.locator("#task").innerText()) ?? [];
    const formula = await formulaOf(tab);
    if (task === "Expand and simplify.")
      await handIn(tab, formula, /^Equal, but not in the form/);
    await answer(tab, solve(formula), "Right!");
    await enter(tab);
    await expectMessage(tab, "");
    if (left.includes(task)) left.splice(left.indexOf(task), 1);
  }
}

const STEPS: Steps = {
  async "take an answer"(tab) {
    const question = tab.getByRole("img", { name: "half plus one quarter" });
    await expect(question).toBeVisible();
    await answer(tab, "3/4", "You wrote \\frac34");
  },
  async "tell right from wrong"(tab) {
    await answer(tab, "6/8", "Right!");
    await answer(tab, "4/3", "Not yet.");
    await answer(tab, "0.75", "Right!");
    // To leave the field hands in what is in it.
    await type(tab, tab, "1");
    await tab.locator("#task").click();
    await expectMessage(tab, "Not yet.");
  },
  async "hand in by key and by button"(tab) {
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
  async "tell slips from wrong answers"(tab) {
    await answer(tab, "1/", "This formula is not complete.");
    await answer(tab, "1/4", "Not yet.");
    await answer(tab, "6/8", "Right!");
    await answer(tab, "", "Type an answer first.");
  },
  async "ask for lowest terms"(tab) {
    await answer(tab, "6/8", /^Equal, but not in the form/);
    await answer(tab, "1/2 +1/4", /^Equal, but not in the form/);
    await answer(tab, "1/4", "Not yet.");
    await answer(tab, "3/4", "Right!");
  },
  async "end a check that takes too long"(tab) {
    await answer(tab, "3/4", "Right!");
    const sum = "\\sum_{k=1}^{10^8}k";
    await handIn(tab, sum, /^This takes too long to check\./);
  },
  async "give a hint after two wrong tries"(tab) {
    await answer(tab, "1/4", "Not yet. Wrong tries: 1.");
    await answer(tab, "1/", "This formula is not complete.");
    await answer(tab, "6/8", /^Equal, but not in the form/);
    await type(tab, tab, "1/5");
    await press(tab, "Check");
    const hint = "Not yet. Wrong tries: 2. Hint: Both are fractions over 4.";
    await expectMessage(tab, hint);
    await answer(tab, "3/4", "Right!");
  },
  async "answer a question that is made"(tab) {
    await expect(fieldOf(tab)).not.toBeFocused();
    const formula = await formulaOf(tab);
    await handIn(tab, formula, /^Equal, but not in the form/);
    await answer(tab, solve(formula), "Right!");
  },
  async "go on to the next question"(tab) {
    for (const next of [enter, pressNext]) {
      const formula = await formulaOf(tab);
      await answer(tab, "1", "Not yet. Wrong tries: 1.");
      await answer(tab, solve(formula), "Right!");
      await next(tab);
      await expectMessage(tab, "");
      await expect(fieldOf(tab)).toHaveJSProperty("value", "");
      await expect(fieldOf(tab)).toBeFocused();
      await expect(tab.getByRole("button", { name: "Check" })).toBeVisible();
    }
  },
  async "skip a question"(tab) {
    await answer(tab, solve(await formulaOf(tab)), "Right!");
    await expect(tab.getByRole("button", { name: "Skip" })).toBeHidden();
    await enter(tab);
    const before = await tab.locator("math-div").elementHandle();
    await press(tab, "Skip");
    expect(await before?.evaluate((math) => math.isConnected)).toBe(false);
    await expect(fieldOf(tab)).toBeFocused();
    await tab.keyboard.press("Tab");
    await expect(tab.getByRole("button", { name: "Check" })).toBeFocused();
  },
  "answer questions of all kinds": answerAllKinds,
  async "keep the score"(tab) {
    const progress = tab.locator("#progress");
    await expect(progress).toHaveText("Question 1, points: 0");
    for (const tries of [1, 2])
      await answer(tab, "1", new RegExp(`^Not yet. Wrong tries: ${tries}`));
    await answer(tab, solve(await formulaOf(tab)), "Right!");
    await enter(tab);
    await expect(progress).toHaveText("Question 2, points: 0.5");
    await press(tab, "Skip");
    await expect(progress).toHaveText("Question 3, points: 0.5");
    await answer(tab, solve(await formulaOf(tab)), "Right!");
    await enter(tab);
    await expect(progress).toHaveText("Question 4, points: 1.5");
  },
  "play a round for points": (tab) => playRound(tab, tab),
};

testTutorial("/tutorials/simple-quiz/", STEPS, playRound);

/** The type of the element `<math-div>`. */
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
