import type { Page } from "@playwright/test";

import { expect, open, test } from "../support/fixture.ts";
import { copied, MARKUP, ranInView, resultOf } from "../support/markup.ts";
import { expectMessage, formulaOf, playRound, solve } from "./quiz.ts";
import {
  fieldOf,
  fileAfter,
  openFile,
  press,
  readTutorial,
  type,
  type Screen,
} from "./tutorials.ts";

const QUIZ = "/tutorials/simple-quiz/";
const CALCULATOR = "/tutorials/calculator/";

/** What a person can do with the file that a step leaves them with. */
type Step = readonly [what: string, act: (tab: Page) => Promise<void>];

const enter = (tab: Page) => tab.keyboard.press("Enter");

async function answer(tab: Page, keys: string, message: string | RegExp) {
  await type(tab, tab, keys);
  await enter(tab);
  await expectMessage(tab, message);
}

const QUIZ_STEPS: readonly Step[] = [
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

const CALCULATOR_STEPS: readonly Step[] = [
  [
    "compute as they type",
    async (tab) => {
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
  ],
  [
    "choose decimals",
    async (tab) => {
      await expectResult(tab, "\\frac{1}{3}+2\\sqrt{3}");
      await tab.getByLabel("Decimals").check();
      await expectResult(tab, /^3\.797\\,434/);
      await type(tab, tab, "1/3");
      await expectResult(tab, "0.333\\,333\\,333\\,3\\ldots");
    },
  ],
  [
    "choose degrees",
    async (tab) => {
      await type(tab, tab, "sin30");
      await expectResult(tab, "\\sin(30)");
      await tab.getByLabel("Degrees").check();
      await expectResult(tab, "\\frac{1}{2}");
    },
  ],
  [
    "type anything",
    async (tab) => {
      await type(tab, tab, "1/");
      await expectResult(tab, "…");
      await tab.keyboard.type("0");
      await expectResult(tab, "no number");
      await type(tab, tab, "A:=5");
      await expectResult(tab, "5");
      await type(tab, tab, "A+1");
      await expectResult(tab, "A+1");
      await type(tab, tab, "x(2)");
      await type(tab, tab, "x+x");
      await expectResult(tab, "2x");
      await setFormula(tab, "\\sum_{k=1}^{10^8}k");
      await tab.getByLabel("Decimals").check();
      await expectResult(tab, "too long");
      await type(tab, tab, "");
      await expectResult(tab, "type a formula");
    },
  ],
  [
    "go on with a result",
    async (tab) => {
      const results = tab.getByRole("log").getByRole("listitem");
      await type(tab, tab, "2^8");
      await tab.keyboard.press("Tab");
      await expect(results).toHaveCount(0);
      await type(tab, tab, "2^8");
      await enter(tab);
      await expect(results).toHaveCount(1);
      expect(await results.textContent()).toBe("2^8=256");
      await type(tab, tab, "ans+1");
      await expectResult(tab, "257");
      await type(tab, tab, "A:=5");
      await enter(tab);
      await expect(results).toHaveCount(2);
      await type(tab, tab, "A+1");
      await expectResult(tab, "6");
    },
  ],
  ["press keys", (tab) => pressKeys(tab, tab)],
];

const TUTORIALS = [
  [QUIZ, QUIZ_STEPS, playRound],
  [CALCULATOR, CALCULATOR_STEPS, pressKeys],
] as const;

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

/** Put a formula into the field that takes long to type. */
async function setFormula(tab: Page, latex: string): Promise<void> {
  await fieldOf(tab).evaluate((field, value) => {
    Object.assign(field, { value });
  }, latex);
}

/** What the calculator shows: LaTeX, or a problem. */
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

for (const [route, steps] of TUTORIALS) {
  test(`whoever follows ${route} has these steps`, async ({ page }) => {
    const tutorial = await readTutorial(page, route);
    expect(tutorial.steps).toHaveLength(steps.length);
  });

  for (const [index, [what, act]] of steps.entries())
    test(`after step ${index + 1} of ${route} a reader can ${what}`, async ({
      page,
    }) => {
      const tutorial = await readTutorial(page, route);
      const file = fileAfter(tutorial, index + 1);
      const { tab, heard } = await openFile(page, file);
      await act(tab);
      expect(heard).toEqual([]);
    });
}

function importsOf(file: string): unknown {
  const [, map = ""] =
    /<script type="importmap">(.*?)<\/script>/s.exec(file) ?? [];
  return JSON.parse(map);
}

test.describe("on the page itself", () => {
  test.use({ savesData: false });

  for (const [route, steps, use] of TUTORIALS)
    test(`the last step of ${route} is live, and what Copy gives`, async ({
      page,
    }) => {
      const tutorial = await readTutorial(page, route);
      await open(page, route);
      const example = page.locator(MARKUP).last();
      await ranInView(example);
      await use(page, resultOf(example));

      const text = await copied(example);
      for (const { html, css, js } of tutorial.steps.slice(-1))
        for (const part of [html, css, js])
          expect(text).toContain(part.trimEnd());
      const own = fileAfter(tutorial, steps.length);
      expect(importsOf(text)).toEqual(importsOf(own));
    });
});

/** What `<math-div>` is. */
type StaticFormula = HTMLElement & { render(): Promise<void> };

test("what the tutorials say of static formulas is so", async ({ page }) => {
  const { tab } = await openFile(
    page,
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
