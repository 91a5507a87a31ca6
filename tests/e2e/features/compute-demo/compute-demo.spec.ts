import type { Page } from "@playwright/test";

import { expect, hydrated, open, test } from "../../support/fixture.ts";

const ROUTE = "/compute-engine/demo/";

/** Takes minutes, wherever it runs. */
const HEAVY = "\\sum_{n=1}^{100000000}\\sqrt{n}";

const demo = (page: Page) => page.locator("[data-demo]");
const field = (page: Page) => demo(page).locator("math-field");
const input = (page: Page, name: string) =>
  demo(page).getByRole("textbox", { name, exact: true });
const latex = (page: Page) => input(page, "LaTeX");
const json = (page: Page) => input(page, "MathJSON");
const panel = (page: Page, task: string) =>
  demo(page).locator(`[data-outcome="${task}"]`);
const cancel = (page: Page) =>
  demo(page).getByRole("button", { name: "Cancel" });
const program = (page: Page) => demo(page).locator("[data-program]");
const plot = (page: Page) => demo(page).locator(".plot-frame");

/** Wait until all panels show results of what was entered. */
async function settled(page: Page): Promise<void> {
  const busy = demo(page).locator('[data-outcome][aria-busy="true"]');
  // The engine is a megabyte, and the machine may have other things to do.
  await expect(busy).toHaveCount(0, { timeout: 30_000 });
}

/** What Copy gives for a panel. */
async function copied(page: Page, task: string): Promise<string> {
  await panel(page, task).getByRole("button", { name: /^Copy/ }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Expect results, each as its panel's Copy gives it. */
async function expectResults(
  page: Page,
  results: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [task, text] of Object.entries(results))
    expect.soft(await copied(page, task), task).toBe(text);
}

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
});

test("the build's results are those of the page", async ({ page }) => {
  await open(page, ROUTE);
  const panels = demo(page).locator("[data-outcome]");
  const texts = () => panels.locator("> :last-child").allInnerTexts();
  const before = await texts();
  await latex(page).focus();
  await expect(panel(page, "glsl")).toContainText(/\d ms/);
  await settled(page);
  const after = await texts();
  // The tree of MathJSON is unfolded then.
  const isTree = (_: string, index: number) => index !== 12;
  expect(after.filter(isTree)).toEqual(before.filter(isTree));
});

test.describe("an expression is entered", () => {
  test("with the keys, in the field", async ({ page }) => {
    await open(page, ROUTE);
    await input(page, "Expression").click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("x^2");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("-5x+6");
    await expect(latex(page)).toHaveValue("x^2-5x+6");
    await settled(page);
    await expectResults(page, {
      canonical: "x^2-5x+6",
      factored: "(x-3)(x-2)",
      derivative: "2x-5",
      solutions: "3,\\quad 2",
      javascript: "(_.x * _.x) + -5 * _.x + 6",
    });
    await expect(json(page)).toHaveValue(
      '["Add",["Subtract",["Power","x",2],["InvisibleOperator",5,"x"]],6]',
    );
    await expect(panel(page, "reading")).toContainText("number");
  });

  test("as LaTeX", async ({ page }) => {
    await open(page, ROUTE);
    await input(page, "Expression").click();
    await expect(field(page)).toBeFocused();
    await latex(page).fill("\\int_0^1\\sqrt{1-x^2}\\,dx");
    await expect(panel(page, "solutions")).toContainText(
      "There is nothing to solve for",
    );
    await settled(page);
    await expectResults(page, { value: "\\frac{\\pi}{4}" });
    await expect(field(page)).toHaveJSProperty(
      "value",
      "\\int_0^1\\sqrt{1-x^2}\\,dx",
    );
  });

  test("as MathJSON", async ({ page }) => {
    await open(page, ROUTE);
    await input(page, "Expression").click();
    await expect(field(page)).toBeFocused();
    await json(page).fill('["Divide", "Pi", 3]');
    await expect(latex(page)).toHaveValue("\\frac{\\pi}{3}");
    await expect(field(page)).toHaveJSProperty("value", "\\frac{\\pi}{3}");
    await settled(page);
    await expectResults(page, {
      number: "1.047\\,197\\,551\\,196\\,597\\,746\\,15",
    });
    // What is no JSON is told, and changes nothing.
    await json(page).fill('["Divide", "Pi"');
    await expect(demo(page)).toContainText("This is not JSON");
    await expect(json(page)).toHaveValue('["Divide", "Pi"');
    await expect(latex(page)).toHaveValue("\\frac{\\pi}{3}");
  });

  test("with a mistake, which is told beside it", async ({ page }) => {
    await open(page, ROUTE);
    await latex(page).fill("\\frac{x}{");
    await expect(latex(page)).toHaveAttribute("aria-invalid", "true");
    await expect(latex(page)).toHaveValue("\\frac{x}{");
    await settled(page);
    await expect(panel(page, "reading")).toContainText("Error");
    await latex(page).fill("\\frac{x}{2}");
    await expect(latex(page)).toHaveAttribute("aria-invalid", "false");
    await settled(page);
    await expectResults(page, { derivative: "\\frac{1}{2}" });
  });

  test("from the gallery, and Back leads to the one before", async ({
    page,
  }) => {
    await open(page, ROUTE);
    const gallery = page.getByRole("navigation", { name: "Start expressions" });
    await gallery.getByRole("link", { name: "Fraction" }).click();
    await expect(latex(page)).toHaveValue("\\frac{x^2-1}{x-1}");
    await gallery.getByRole("link", { name: "Sets" }).click();
    await expect(latex(page)).toHaveValue("\\{1,2,3\\}\\cup\\{3,4\\}");
    await settled(page);
    await expect(demo(page)).toContainText("No plot");
    await page.goBack();
    await expect(latex(page)).toHaveValue("\\frac{x^2-1}{x-1}");
    await settled(page);
    await expectResults(page, { simplified: "x+1" });
  });
});

test.describe("the address", () => {
  test("keeps the state, and brings it back", async ({ page }) => {
    await open(page, ROUTE);
    await latex(page).fill("ax^2+b");
    await expect(panel(page, "derivative")).toContainText("Variable");
    await settled(page);
    await demo(page).getByLabel("Variable").selectOption("a");
    await demo(page).getByLabel("Digits").fill("50");
    await demo(page).getByLabel("Value of b").fill("2");
    await expect(page).toHaveURL(
      /#latex=ax%5E2%2Bb&digits=50&variable=a&parameters=b%3A2%3A-5%3A5%3A0.1$/,
    );
    await page.reload();
    await hydrated(page);
    await settled(page);
    await expect(latex(page)).toHaveValue("ax^2+b");
    await expect(demo(page).getByLabel("Variable")).toHaveValue("a");
    await expect(demo(page).getByLabel("Digits")).toHaveValue("50");
    await expect(demo(page).getByLabel("Value of b")).toHaveValue("2");
    await expectResults(page, { derivative: "x^2" });
    await expect(program(page)).toContainText("ce.precision = 50;");
  });

  test("may hold MathJSON", async ({ page }) => {
    await open(page, `${ROUTE}#mathjson=${encodeURIComponent('["Sqrt", 8]')}`);
    await settled(page);
    await expect(latex(page)).toHaveValue("\\sqrt{8}");
    await expectResults(page, { value: "2\\sqrt{2}" });
  });

  test("may be wrong, and the rest of it is used", async ({ page }) => {
    await open(page, `${ROUTE}#latex=3%2B4&digits=7&sort=up`);
    await expect(demo(page).getByRole("alert")).toHaveText(
      "“digits” cannot be “7”. This page knows no “sort”. The rest of the address is used.",
    );
    await settled(page);
    await expectResults(page, { value: "7" });
    await page.evaluate(() => {
      location.hash = "latex=2^5";
    });
    await expect(demo(page).getByRole("alert")).toHaveCount(0);
    await expect(latex(page)).toHaveValue("2^5");
  });

  test("may name a place of the page", async ({ page }) => {
    await open(page, `${ROUTE}#pitfalls`);
    await expect(demo(page).getByRole("alert")).toHaveCount(0);
    await latex(page).fill("x^3");
    await settled(page);
    await page.getByRole("link", { name: "Direct link to Where next" }).click();
    await expect(page).toHaveURL(/#where-next$/);
    await expect(latex(page)).toHaveValue("x^3");
    await expect(demo(page).getByRole("alert")).toHaveCount(0);
  });
});

test.describe("a heavy expression", () => {
  test("is cancelled by the button, and by Escape", async ({ page }) => {
    await open(page, ROUTE);
    await latex(page).fill(HEAVY);
    await cancel(page).click();
    await expect(panel(page, "glsl")).toContainText("Cancelled");
    await expect(cancel(page)).toBeHidden();
    await latex(page).fill(`${HEAVY}+1`);
    await expect(cancel(page)).toBeVisible();
    await latex(page).press("Escape");
    await expect(panel(page, "glsl")).toContainText("Cancelled");
    await settled(page);
  });

  test("is typed over", async ({ page }) => {
    await open(page, ROUTE);
    await latex(page).fill(HEAVY);
    await expect(cancel(page)).toBeVisible();
    await latex(page).fill("");
    for (const [count, letter] of "x^2-1".split("").entries()) {
      await latex(page).press(letter);
      // At once: nothing has been waited for.
      expect(await latex(page).inputValue()).toHaveLength(count + 1);
    }
    await settled(page);
    await expectResults(page, { factored: "(x-1)(x+1)" });
  });
});

test("without the engine there is a message, and Retry", async ({ page }) => {
  const script = /calculation-worker.*\.js/;
  await page.route(script, (route) => route.abort());
  await open(page, ROUTE);
  await latex(page).fill("1+1");
  const alert = demo(page).getByRole("alert");
  await expect(alert).toContainText("Retry");
  await expect(panel(page, "value")).toContainText("Not computed");
  await page.unroute(script);
  await alert.getByRole("button", { name: "Retry" }).click();
  await settled(page);
  await expect(alert).toHaveCount(0);
  await expectResults(page, { value: "2" });
});

test("a slider and the plot are moved with the keys", async ({ page }) => {
  await open(page, `${ROUTE}#latex=ax`);
  await expect(demo(page).getByRole("slider")).toBeVisible({ timeout: 30_000 });
  await settled(page);
  const line = plot(page).locator("path.line").first();
  await expect(line).toHaveAttribute("d", /./);
  const before = await line.getAttribute("d");
  const slider = demo(page).getByRole("slider", { name: "a" });
  await slider.focus();
  await slider.press("ArrowRight");
  await expect(demo(page).getByLabel("Value of a")).toHaveValue("1.1");
  await expect(line).not.toHaveAttribute("d", before ?? "");
  await demo(page).getByRole("button", { name: "Range of a" }).click();
  await demo(page).getByLabel("To, a").fill("20");
  await slider.press("End");
  await expect(demo(page).getByLabel("Value of a")).toHaveValue("20");
  await plot(page).focus();
  await page.keyboard.press("+");
  await expect(page).toHaveURL(/&view=-8%2C8%2C/);
  await page.reload();
  await hydrated(page);
  await expect(demo(page)).toContainText(/from −8 to 8/);
});

test("all is done with the keyboard", async ({ page }) => {
  await open(page, ROUTE);
  await latex(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("bx");
  await settled(page);
  await demo(page).getByLabel("Variable").focus();
  await page.keyboard.type("b");
  await expect(demo(page).getByLabel("Variable")).toHaveValue("b");
  await settled(page);
  const copy = panel(page, "derivative").getByRole("button", { name: /^Copy/ });
  await copy.focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe("x");
  await page.getByRole("link", { name: "Logic" }).focus();
  await page.keyboard.press("Enter");
  await expect(latex(page)).toHaveValue("p\\lor(p\\land q)");
  await settled(page);
  const link = program(page).getByRole("link");
  await expect(link).toHaveAttribute("href", /#code=1\./);
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/playground\/#code=1\./);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the first expression stands with all its results", async ({ page }) => {
    await page.goto(ROUTE);
    for (const [task, text] of [
      ["python", "(x + 1) ** 2 + -4"],
      ["mathjson", '["Add", ["Power", ["Add", "x", 1], 2], -4]'],
      ["reading", "number"],
    ] as const)
      await expect(panel(page, task)).toContainText(text);
    for (const task of ["simplified", "derivative", "solutions"])
      await expect(panel(page, task).locator(".katex").first()).toBeVisible();
    await expect(program(page)).toContainText('ce.parse("(x+1)^2-4")');
    await expect(latex(page)).toBeHidden();
  });
});
