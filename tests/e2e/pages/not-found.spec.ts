import { expect, hydrated, open, test } from "../support/fixture.ts";

test.describe("an address that is no page", () => {
  test.beforeEach(({ faults }) => {
    faults.expect(/console error: .* 404 \(Not Found\)/);
  });

  test("is answered with 404 and the nearest page", async ({ page }) => {
    const response = await page.goto("/compute-engin/");
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(
      page.getByRole("heading", { level: 1, name: "Page not found" }),
    ).toBeVisible();
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: /^Compute Engine/ })
        .first(),
    ).toHaveAttribute("href", "/compute-engine/");
  });

  test("has a box to find a page by its title", async ({ page }) => {
    await open(page, "/no/such/page/");
    const main = page.getByRole("main");
    await main.getByRole("searchbox").fill("mathjs");
    const link = main.getByRole("link", { name: /MathJSON/ });
    await expect(link.first()).toHaveAttribute("href", "/math-json/");
    await expect(main.getByRole("link", { name: /^About/ })).toHaveCount(0);
    await main.getByRole("searchbox").press("Tab");
    await link.first().focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/math-json/");
  });
});
