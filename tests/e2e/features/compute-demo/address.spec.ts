import { expect, hydrated, open, test } from "../../support/fixture.ts";
import { demo, expectResults, latex, program, ROUTE, settled } from "./demo.ts";

test("the address keeps the state, and brings it back", async ({ page }) => {
  await open(page, ROUTE);
  await latex(page).fill("ax^2+b");
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

test("a wrong address is told, and the rest of it is used", async ({
  page,
}) => {
  await open(page, `${ROUTE}#latex=3%2B4&digits=7&sort=up`);
  const alert = demo(page).getByRole("alert");
  await expect(alert).toHaveText(
    "“digits” cannot be “7”. This page knows no “sort”. The rest of the address is used.",
  );
  await settled(page);
  await expectResults(page, { value: "7" });
  await page.evaluate(() => {
    location.hash = "latex=2^5";
  });
  await expect(alert).toHaveCount(0);
  await expect(latex(page)).toHaveValue("2^5");
});

test("an address of MathJSON, or of a place of the page", async ({ page }) => {
  const alert = demo(page).getByRole("alert");
  await test.step("MathJSON", async () => {
    await open(page, `${ROUTE}#mathjson=${encodeURIComponent('["Sqrt", 8]')}`);
    await settled(page);
    await expect(latex(page)).toHaveValue("\\sqrt{8}");
    await expectResults(page, { value: "2\\sqrt{2}" });
  });
  await test.step("a place", async () => {
    await page.goto("about:blank");
    await open(page, `${ROUTE}#pitfalls`);
    await latex(page).fill("x^3");
    await settled(page);
    await expect(alert).toHaveCount(0);
    await page.getByRole("link", { name: "Direct link to Where next" }).click();
    await expect(page).toHaveURL(/#where-next$/);
    await expect(latex(page)).toHaveValue("x^3");
    await expect(alert).toHaveCount(0);
  });
  await test.step("neither", async () => {
    await page.evaluate(() => {
      location.hash = "nowhere";
    });
    await expect(alert).toContainText("nowhere");
  });
});
