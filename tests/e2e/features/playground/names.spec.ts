import { expect, open, test } from "../../support/fixture.ts";
import { PHONE } from "../../support/looks.ts";

const PAGE = "/compute-engine/guides/evaluate/";
const ENTRY = "/compute-engine/api/compute-engine/#ComputeEngine.parse";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a name in an example is a link to its entry", async ({ page }) => {
    await page.goto(PAGE);
    const link = page.locator("pre .line a", { hasText: "parse" }).first();
    await expect(link).toHaveAttribute("href", ENTRY);
  });
});

test("a name leads to its entry, the code beside it to the editor", async ({
  page,
}) => {
  await open(page, PAGE);
  const example = page.locator("[data-playground=js]").first();
  const link = example.locator(".line a").first();
  const before = await link.evaluate((each) => getComputedStyle(each).color);
  await expect(link).toHaveCSS("text-decoration-style", "dotted");
  await link.hover();
  await expect(link).toHaveCSS("text-decoration-style", "solid");
  await expect(link).toHaveCSS("color", before);
  await link.click();
  await expect(page).toHaveURL(/\/api\//);
  await page.goBack();
  await example
    .locator(".line")
    .last()
    .click({ position: { x: 2, y: 2 } });
  await expect(example.locator(".cm-content")).toBeVisible();
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test("a tap on a name opens the editor", async ({ page }) => {
    await open(page, PAGE);
    const example = page.locator("[data-playground=js]").first();
    const link = example.locator(".line a").first();
    await link.scrollIntoViewIfNeeded();
    const place = await link.boundingBox();
    if (place === null) throw new Error("The name is not in the layout.");
    const { x, y, width, height } = place;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(example.locator(".cm-content")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(PAGE);
  });
});

test("the arrow keys lead from the first name of an example to the others", async ({
  page,
}) => {
  await open(page, PAGE);
  const links = page.locator("[data-playground=js]").first().locator(".line a");
  expect(await links.count()).toBeGreaterThan(1);
  await links.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(links.first()).toBeFocused();
  await expect(links.first()).not.toHaveAttribute("tabindex");
  await expect(links.nth(1)).toHaveAttribute("tabindex", "-1");
});
