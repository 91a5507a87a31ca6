import { expect, open, test } from "../../support/fixture.ts";
import { intercept } from "../../support/intercept.ts";
import {
  answer,
  demo,
  expectResults,
  latex,
  panel,
  program,
  ROUTE,
  settled,
} from "./demo.ts";

/** Takes minutes, wherever it runs. */
const HEAVY = "\\sum_{n=1}^{100000000}\\sqrt{n}";

test("the build's results are those of the page", async ({ page }) => {
  await open(page, ROUTE);
  // The tree of MathJSON is unfolded as soon as the engine has answered.
  const panels = demo(page).locator(
    "[data-outcome]:not([data-outcome=mathjson])",
  );
  // Only the engine tells steps.
  const texts = () =>
    panels.evaluateAll((all) =>
      all.map((one) => {
        const body = one.lastElementChild?.cloneNode(true) as Element;
        body.querySelector("details")?.remove();
        return `${one.getAttribute("data-outcome") ?? ""}: ${body.textContent}`;
      }),
    );
  const before = await texts();
  expect(before.map((text) => text.split(":")[0])).toEqual([
    "canonical simplified expanded value number",
    "factored",
    "derivative",
    "antiderivative",
    "solutions",
    "javascript",
    "python",
    "glsl",
    "reading",
  ]);
  await latex(page).focus();
  // Only the engine tells how long it took.
  await expect(panel(page, "glsl")).toContainText(/\d ms/);
  await settled(page);
  expect(await texts()).toEqual(before);
});

test("a heavy expression is cancelled, and is typed over", async ({ page }) => {
  await open(page, ROUTE);
  const cancel = demo(page).getByRole("button", { name: "Cancel" });
  await test.step("the button cancels it", async () => {
    await latex(page).fill(HEAVY);
    await cancel.click();
    await expect(answer(page)).toContainText("You cancelled the computation.");
    await expect(cancel).toBeHidden();
    await expect(panel(page, "glsl")).toHaveCount(0);
  });
  await test.step("what was cancelled is taken up again", async () => {
    await answer(page).getByRole("button", { name: "Compute" }).click();
    await expect(cancel).toBeVisible();
    await expect(answer(page)).not.toContainText("You cancelled");
  });
  await test.step("Escape cancels it", async () => {
    await latex(page).fill(`${HEAVY}+1`);
    await expect(cancel).toBeVisible();
    await latex(page).press("Escape");
    await expect(answer(page)).toContainText("You cancelled the computation.");
    await settled(page);
  });
  await test.step("the keys replace it", async () => {
    await latex(page).fill(HEAVY);
    await expect(cancel).toBeVisible();
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
  await intercept(page, script, (route) => route.abort());
  await open(page, ROUTE);
  await latex(page).fill("1+1");
  const alert = demo(page).getByRole("alert");
  await expect(alert).toContainText("Retry");
  await expect(panel(page, "value")).toHaveCount(0);
  await page.unroute(script);
  await alert.getByRole("button", { name: "Retry" }).click();
  await settled(page);
  await expect(alert).toHaveCount(0);
  await expectResults(page, { value: "2" });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the first expression is there with all its results", async ({
    page,
  }) => {
    await page.goto(ROUTE);
    for (const [task, text] of [
      ["python", "x ** 2 + -x + -6"],
      ["mathjson", '["Add", ["Power", "x", 2], ["Negate", "x"], -6]'],
      ["reading", "number"],
    ] as const)
      await expect(panel(page, task)).toContainText(text);
    for (const task of ["simplified", "derivative", "solutions"])
      await expect(panel(page, task).locator(".katex").first()).toBeVisible();
    await expect(answer(page)).toContainText("Factored");
    await expect(answer(page).locator(".katex").first()).toBeVisible();
    await expect(program(page)).toContainText('ce.parse("x^2-x-6")');
    await expect(latex(page)).toBeHidden();
  });
});
