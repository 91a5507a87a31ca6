import { expect, open, test } from "../../support/fixture.ts";
import { demo, ROUTE } from "./demo.ts";

test("a list of functions is drawn as curves, each with its name", async ({
  page,
}) => {
  await open(
    page,
    `${ROUTE}#latex=${encodeURIComponent("[x^2,\\frac{x}{4}]")}`,
  );
  const plot = demo(page).getByRole("application", {
    name: "Plot of x^2 and x / 4",
  });
  const line = demo(page).locator(".plot-line");
  await expect(line).toHaveText(/^x from −10 to 10/, { timeout: 30_000 });
  await test.step("they are named and described", async () => {
    await expect(plot.locator(".plot-legend")).toHaveText(/x\^2\s*x \/ 4/);
    await expect(plot).toHaveAccessibleDescription(
      /x\^2: 1 zero, at x ≈ 0\. 1 minimum, at about \(0, 0\)\. x \/ 4: 1 zero/,
    );
  });
  await test.step("values of all are read under the pointer", async () => {
    await plot.focus();
    for (let step = 0; step < 10; step++)
      await page.keyboard.press("Shift+ArrowRight");
    await expect(line).toHaveText("x = 2, x^2 ≈ 4, x / 4 ≈ 0.5");
    await expect(plot.locator(".plot-mark")).toHaveCount(2);
    await plot.hover();
    await expect(line).toHaveText(/^x = −?[\d.]+, x\^2 ≈/);
    await page.mouse.move(0, 0);
    await expect(line).toHaveText(/^x from −10 to 10/);
  });
});

test("no line joins the branches of a curve", async ({ page }) => {
  const pieces = demo(page).locator(".plot-frame path.plot-curve");
  for (const [latex, count] of [
    ["\\frac{1}{x}", 2],
    ["\\tan x", 7],
    ["\\lfloor x\\rfloor", 21],
    ["\\sqrt{x}", 1],
  ] as const)
    await test.step(latex, async () => {
      await page.goto("about:blank");
      await open(page, `${ROUTE}#latex=${encodeURIComponent(latex)}`);
      await expect
        .poll(async () => (await pieces.getAttribute("d"))?.split("M").length, {
          timeout: 30_000,
        })
        .toBe(count + 1);
    });
});

test("the picture of the build is where the plot will be", async ({ page }) => {
  await open(page, ROUTE);
  // On the page: the focus may scroll what it goes to into view.
  const boxes = () =>
    demo(page)
      .locator(".plot-plane, .plot-line")
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return { x: x + scrollX, y: y + scrollY, width, height };
        }),
      );
  const before = await boxes();
  expect(before).toHaveLength(2);
  await demo(page).getByRole("textbox", { name: "LaTeX", exact: true }).focus();
  await expect(demo(page).locator("[data-plot=live] .plot-plane")).toBeVisible({
    timeout: 30_000,
  });
  expect(await boxes()).toEqual(before);
});
