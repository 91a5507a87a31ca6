import { expect, open, test } from "../../support/fixture.ts";
import { isComputed, plot, type } from "./workbench.ts";

test("the plot is moved, zoomed and followed by wheel and by key", async ({
  page,
}) => {
  await open(page, "/");
  await type(page, "x^2");
  await isComputed(page);
  // What is shown, or the point on the curve.
  const line = page.locator(".plot-line");
  await expect(line).toHaveText(/^x from −10 to 10, y from/);
  await test.step("the wheel scrolls past it until it is clicked", async () => {
    await plot(page).scrollIntoViewIfNeeded();
    await plot(page).hover();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await page.mouse.wheel(0, 100);
    await expect.poll(scrolled).toBeGreaterThan(before);
    await page.mouse.move(0, 0);
    await expect(line).toHaveText(/^x from −10 to 10/);
    await plot(page).click();
    const left = await scrolled();
    await page.mouse.wheel(0, -200);
    await page.mouse.move(0, 0);
    await expect(line).toHaveText(/^x from /);
    await expect(line).not.toHaveText(/^x from −10 to 10/);
    expect(await scrolled()).toBe(left);
    await page.getByRole("button", { name: "Reset view" }).click();
    await expect(line).toHaveText(/^x from −10 to 10/);
  });
  await test.step("keys move and zoom it", async () => {
    await plot(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect(line).toHaveText(/^x from −8 to 12/);
    await page.keyboard.press("Home");
    await page.keyboard.press("+");
    await expect(line).toHaveText(/^x from −8 to 8/);
    await page.keyboard.press("-");
    await expect(line).toHaveText(/^x from −10 to 10/);
    // At once, so that no values of the curve come in between.
    await plot(page).evaluate((frame) => {
      for (const key of ["Home", "+"])
        frame.dispatchEvent(new KeyboardEvent("keydown", { key }));
    });
    await expect(line).toHaveText(/^x from −8 to 8/);
    await page.keyboard.press("Home");
    await expect(line).toHaveText(/^x from −10 to 10/);
  });
  await test.step("keys follow the curve", async () => {
    for (let step = 0; step < 10; step++)
      await page.keyboard.press("Shift+ArrowRight");
    await expect(line).toHaveText("x = 2, y ≈ 4");
    await expect(plot(page).locator("~ [role=status]")).toHaveText(
      "x = 2, y ≈ 4",
    );
    await page.keyboard.press("Escape");
    await expect(line).toHaveText(/^x from −10 to 10/);
  });
  await test.step("buttons zoom and reset it", async () => {
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect(line).toHaveText(/^x from −8 to 8/);
    await page.getByRole("button", { name: "Reset view" }).click();
    await expect(line).toHaveText(/^x from −10 to 10/);
  });
});
