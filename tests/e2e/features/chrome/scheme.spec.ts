import { expect, open, test } from "../../support/fixture.ts";
import { Gate } from "../../support/gate.ts";

test.describe("colour scheme", () => {
  test("is there before the first paint", async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.getElementById("__docusaurus") === null) return;
        observer.disconnect();
        const { theme } = document.documentElement.dataset;
        Reflect.set(window, "themeOfContent", theme);
      }).observe(document, { childList: true, subtree: true });
    });
    // Nothing but the page itself: its scripts would come too late.
    await Gate.before(page);
    for (const [system, expected] of [
      ["dark", "dark"],
      ["light", "light"],
      ["no-preference", "light"],
    ] as const) {
      await page.emulateMedia({ colorScheme: system });
      await page.goto("/about/");
      const first = await page.evaluate(
        () => Reflect.get(window, "themeOfContent") as unknown,
      );
      expect(first, system).toBe(expected);
    }
  });

  test("follows the system while the page is open", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, "/");
    const html = page.locator("html");
    await expect(html).toHaveAttribute("data-theme", "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(html).toHaveAttribute("data-theme", "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expect(html).toHaveAttribute("data-theme", "light");
  });

  test("is chosen in the bar, for all pages and visits", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, "/mathfield/virtual-keyboard/");
    const html = page.locator("html");
    const choose = page
      .getByRole("navigation", { name: "Main" })
      .getByRole("button", { name: /dark and light mode/ });
    const picture = page.getByRole("img", { name: /layout/ }).first();
    for (const [choice, scheme] of [
      ["light", "light"],
      ["dark", "dark"],
      ["system", "light"],
      ["light", "light"],
      ["dark", "dark"],
    ] as const) {
      await choose.focus();
      await page.keyboard.press("Enter");
      await expect(html).toHaveAttribute("data-theme-choice", choice);
      await expect(html).toHaveAttribute("data-theme", scheme);
      await expect(picture).toHaveAttribute("src", new RegExp(`-${scheme}`));
    }
    await open(page, "/about/");
    await expect(html).toHaveAttribute("data-theme", "dark");
  });

  test("is chosen in the menu of a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, "/about/");
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    const choose = page.getByRole("button", { name: /dark and light mode/ });
    await choose.click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  });
});
