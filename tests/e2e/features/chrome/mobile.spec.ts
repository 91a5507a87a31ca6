import type { Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { barLink } from "../../support/site-page.ts";

const BREAKPOINT = 996;

/** Finds the entry of the playground in the menu that is shown first. */
const playgroundIn = (page: Page) =>
  page.locator(".navbar-sidebar .theme-doc-sidebar-menu").getByRole("link", {
    name: "Playground",
  });

/** Moves the focus with the Tab key until something named so has it. */
async function tabTo(page: Page, role: "button" | "link", name: string) {
  const target = page.getByRole(role, { name, exact: true });
  const isFocused = () =>
    target.evaluateAll((nodes) =>
      nodes.some((node) => node === document.activeElement),
    );
  // More stops than the page has: a trap must not be waited for forever.
  for (let stops = 0; stops < 120; stops += 1) {
    if (await isFocused()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not reach the ${role} "${name}".`);
}

test("the longest title of the API is one line on a narrow phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/compute-engine/api/interval-javascript-target/");
  const lines = await page
    .getByRole("heading", { level: 1 })
    .evaluate(
      (title) =>
        title.clientHeight / parseFloat(getComputedStyle(title).lineHeight),
    );
  expect(lines).toBeLessThan(1.5);
});

test.describe("below the breakpoint", () => {
  test.use({ viewport: { width: BREAKPOINT - 1, height: 900 } });

  test("the menu slides in and works with the keyboard", async ({ page }) => {
    await open(page, "/about/");
    const menu = page.locator(".navbar-sidebar");
    const back = menu.getByRole("button", { name: "← Back to main menu" });
    await expect(menu.getByRole("link").first()).toBeHidden();

    await tabTo(page, "button", "Toggle navigation bar");
    await page.keyboard.press("Enter");
    await expect(back).toBeInViewport();
    const sidebar = menu.locator(".theme-doc-sidebar-menu");
    await expect(sidebar).toBeInViewport();

    await tabTo(page, "button", "← Back to main menu");
    await page.keyboard.press("Enter");
    await expect(sidebar).not.toBeInViewport();
    const item = menu.getByRole("link", { name: "Compute Engine" });
    await expect(item.first()).toBeInViewport();

    await tabTo(page, "button", "Close navigation bar");
    await page.keyboard.press("Enter");
    await expect(item.first()).not.toBeInViewport();
  });

  test("a choice in the menu opens the page and closes the menu", async ({
    page,
  }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    const menu = page.locator(".navbar-sidebar");
    await menu.getByRole("link", { name: "Compute Engine" }).last().click();
    await expect(page).toHaveURL("/compute-engine/");
    await expect(menu).toBeHidden();
  });

  for (const route of ["/", "/playground/", "/no-such-page/"])
    test(`the menu of ${route} has all documents`, async ({ page, faults }) => {
      if (route === "/no-such-page/") faults.expect(/ 404 \(Not Found\)/);
      await open(page, route);
      await page.getByRole("button", { name: "Toggle navigation bar" }).click();
      const menu = page.locator(".navbar-sidebar");
      const item = (name: string) => menu.getByRole("link", { name });
      await expect(item("Mathfield").last()).toBeInViewport();
      await menu
        .getByRole("button", { name: "sidebar category 'Compute Engine'" })
        .click();
      await item("Evaluate").click();
      await expect(page).toHaveURL("/compute-engine/guides/evaluate/");
      await expect(menu).toBeHidden();

      await page.getByRole("button", { name: "Toggle navigation bar" }).click();
      await expect(item("Evaluate")).toHaveAttribute("aria-current", "page");
      await playgroundIn(page).click();
      await expect(page).toHaveURL("/playground/");
    });

  test("the menu has the playground, and closes once it is chosen", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/about/");
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await expect(playgroundIn(page)).toBeInViewport({ ratio: 1 });
    await playgroundIn(page).click();
    await expect(page).toHaveURL("/playground/");
    await expect(page.locator(".navbar-sidebar")).toBeHidden();
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await expect(playgroundIn(page)).toHaveAttribute("aria-current", "page");
  });

  test("the bar itself has no items", async ({ page }) => {
    await open(page, "/");
    const items = page.locator(".navbar__inner .navbar__item");
    await expect(items).toHaveCount(7);
    for (const item of await items.all()) await expect(item).toBeHidden();
  });
});

test.describe("above the breakpoint", () => {
  test.use({ viewport: { width: BREAKPOINT + 1, height: 900 } });

  test("the navbar shows its items and no menu button", async ({ page }) => {
    await open(page, "/mathfield/");
    await expect(
      page.getByRole("button", { name: "Toggle navigation bar" }),
    ).toBeHidden();
    await expect(barLink(page, "Compute Engine")).toBeVisible();
    const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
    await expect(sidebar).toBeVisible();
    // One step away in the bar, so that the sidebar has documents alone.
    for (const name of ["MathJSON", "Tutorials", "Playground"])
      await expect(barLink(page, name)).toBeVisible();
    await expect(sidebar.getByRole("link", { name: "About" })).toBeVisible();
    await expect(sidebar.getByText("Playground")).toBeHidden();
  });
});
