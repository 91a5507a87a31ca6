import { expect, open, test } from "../../support/fixture.ts";
import {
  answer,
  clipboard,
  demo,
  expectResults,
  json,
  latex,
  panel,
  ROUTE,
  settled,
} from "./demo.ts";

/** Takes minutes, wherever it runs. */
const HEAVY = "\\sum_{n=1}^{100000000}\\sqrt{n}";

test("the answer is first, and equal results share a panel", async ({
  page,
}) => {
  await open(page, ROUTE);
  await expect(answer(page)).toContainText("Factored");
  await test.step("an integral", async () => {
    await latex(page).fill("\\int_0^1\\sqrt{1-x^2}\\,dx");
    await settled(page);
    await expect(answer(page)).toContainText("Value");
    await expect(answer(page).locator("annotation").first()).toHaveText(
      /\\frac\{\\pi\}\{4\}$/,
    );
    await expect(
      demo(page).getByRole("group", {
        name: "Canonical form, simplified, expanded, factored",
        exact: true,
      }),
    ).toBeVisible();
  });
  await test.step("a matrix is written as one", async () => {
    await latex(page).fill("\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}^{-1}");
    await settled(page);
    await expect(answer(page).locator("annotation").first()).toContainText(
      "\\begin{pmatrix}-2 & 1",
    );
  });
  await test.step("an equation is solved, and its steps are told", async () => {
    await latex(page).fill("x^2=x+1");
    await settled(page);
    await expect(answer(page)).toContainText("Solutions for x");
    const steps = panel(page, "solutions").locator("details");
    await steps.locator("summary").click();
    await expect(steps).toContainText("Apply the quadratic formula");
  });
  await test.step("an inequality is drawn", async () => {
    await latex(page).fill("x^2<4");
    await expect(answer(page)).toContainText("not inequalities");
    await expect(demo(page).locator("figcaption")).toContainText(
      "holds where the curve is below the axis",
    );
  });
});

test("nothing is shown or copied that is of another expression", async ({
  page,
}) => {
  await open(page, ROUTE);
  await latex(page).fill("\\sin(x)+7");
  await settled(page);
  await expectResults(page, { mathjson: '["Add",["Sin","x"],7]' });
  await test.step("once there is a mistake", async () => {
    await latex(page).fill("\\frac{x}{");
    await expect(answer(page)).toContainText("“{” is not closed.");
    await expect(json(page)).toHaveValue(/^\["Divide","x",\["Error"/);
    await panel(page, "mathjson")
      .getByRole("button", { name: /^Copy/ })
      .click();
    await expect
      .poll(() => clipboard(page))
      .toMatch(/^\["Divide","x",\["Error"/);
    await expect(panel(page, "canonical")).toHaveCount(0);
    await expect(demo(page).locator("[data-plot]")).toHaveCount(0);
  });
  await test.step("a mistake has no sliders", async () => {
    await latex(page).fill("asdf+");
    await expect(answer(page)).toContainText("“+” needs another operand.");
    await expect(demo(page).getByRole("slider")).toHaveCount(0);
  });
  await test.step("nor the curve of another one", async () => {
    const picture = demo(page).locator(".plot-frame .plot-picture");
    await latex(page).fill("x^2");
    await expect(picture).toBeVisible();
    await latex(page).fill("\\sum_{n=1}^{10000000}\\sin(nx)");
    await expect(picture).toBeHidden();
  });
  await test.step("nor while the next one is computed", async () => {
    await latex(page).fill("x+1");
    await settled(page);
    await expectResults(page, { derivative: "1" });
    await latex(page).fill(HEAVY);
    await expect(answer(page)).toContainText("Computing…");
    await expect(panel(page, "number")).toHaveCount(0);
    await expect(panel(page, "derivative")).toHaveCount(0);
  });
});

test("an equation in x and y is drawn as a curve, at one scale", async ({
  page,
}) => {
  await open(page, `${ROUTE}#latex=${encodeURIComponent("x^2+y^2=1")}`);
  const plot = demo(page).getByRole("application", { name: /^Plot of/ });
  await expect(plot).toHaveAccessibleDescription(
    /1 closed curve, with x from −1 to 1 and y from −1 to 1\./,
    { timeout: 30_000 },
  );
  const curve = await plot.locator("path.plot-curve").boundingBox();
  const { width = 0, height = 1 } = curve ?? {};
  expect(Math.abs(width / height - 1)).toBeLessThan(0.02);
});

test("the field, the answer and the chips stay where they are", async ({
  page,
}) => {
  await open(page, ROUTE);
  const places = () =>
    Promise.all(
      [
        demo(page).getByRole("link", { name: "Matrix" }),
        answer(page),
        latex(page),
        demo(page).getByLabel("Digits"),
      ].map((one) => one.boundingBox()),
    );
  const before = await places();
  for (const name of ["Matrix", "Integral", "Equation"]) {
    await demo(page).getByRole("link", { name, exact: true }).click();
    await settled(page);
    const now = await places();
    expect(now.slice(0, 3)).toEqual(before.slice(0, 3));
    expect(now.at(-1)?.x).toBe(before.at(-1)?.x);
  }
});
