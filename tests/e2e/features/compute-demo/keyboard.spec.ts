import { expect, hydrated, open, test } from "../../support/fixture.ts";
import {
  clipboard,
  demo,
  latex,
  panel,
  program,
  ROUTE,
  settled,
} from "./demo.ts";

test("a slider and the plot are moved with the keys", async ({ page }) => {
  await open(page, `${ROUTE}#latex=ax`);
  const slider = demo(page).getByRole("slider", { name: "a" });
  const amount = demo(page).getByLabel("Value of a");
  const plot = demo(page).locator(".plot-frame");
  await expect(slider).toBeVisible({ timeout: 30_000 });
  await settled(page);
  const line = plot.locator("path.plot-curve");
  await expect(line).toHaveAttribute("d", /./);
  const before = await line.getAttribute("d");
  await slider.focus();
  await slider.press("ArrowRight");
  await expect(amount).toHaveValue("1.1");
  await expect(line).not.toHaveAttribute("d", before ?? "");
  await demo(page).getByRole("button", { name: "Range of a" }).click();
  await demo(page).getByLabel("To, a").fill("20");
  await slider.press("End");
  await expect(amount).toHaveValue("20");
  await plot.focus();
  await page.keyboard.press("+");
  await expect(page).toHaveURL(/&view=-8%2C8%2C/);
  await page.reload();
  await hydrated(page);
  await expect(demo(page)).toContainText(/from −8 to 8/);
});

test("all is done with the keyboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, ROUTE);
  await latex(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("bx");
  await settled(page);
  const variable = demo(page).getByLabel("Variable");
  await variable.focus();
  await page.keyboard.type("b");
  await expect(variable).toHaveValue("b");
  await settled(page);
  const copy = panel(page, "derivative").getByRole("button", { name: /^Copy/ });
  await copy.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => clipboard(page)).toBe("x");
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
