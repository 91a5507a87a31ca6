// cspell:ignore Fe größe
import { expect, open, test } from "../../support/fixture.ts";
import { barLink } from "../../support/site-page.ts";
import { findPage, readPage } from "../../../built/site.ts";

/** Low enough for every page to scroll. */
const LOW = { width: 1350, height: 300 };

test.describe("scroll position", () => {
  test.use({ viewport: LOW });

  test("is the top of another page, and Back restores it", async ({ page }) => {
    await open(page, "/about/");
    const section = page.getByRole("heading", { level: 2 }).last();
    await section.evaluate((node) => node.scrollIntoView());
    const place = () => page.evaluate(() => scrollY);
    expect(await place()).toBeGreaterThan(300);
    await barLink(page, "Compute Engine").click();
    await expect(page).toHaveURL("/compute-engine/");
    await expect.poll(place).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/about/");
    await expect(section).toBeInViewport();
    expect(await place()).toBeGreaterThan(300);
  });

  test("moves along with the text when something above it grows", async ({
    page,
  }) => {
    await open(page, "/about/");
    const section = page.getByRole("heading", { level: 2 }).last();
    await section.evaluate((node) => node.scrollIntoView());
    const top = async () => (await section.boundingBox())?.y ?? Infinity;
    const before = await top();
    const scrolled = await page.evaluate(() => scrollY);
    await page.getByRole("heading", { level: 1 }).evaluate((node) => {
      node.style.height = "500px";
    });
    await expect
      .poll(() => page.evaluate(() => scrollY))
      .toBeGreaterThan(scrolled + 400);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });

  test("is the section that an accented fragment names", async ({ page }) => {
    await open(page, "/about/");
    const section = page.getByRole("heading", { level: 2 }).last();
    await section.evaluate((node) => {
      node.id = "größe-é";
    });
    await expect(section).not.toBeInViewport();
    await page.evaluate(() => {
      location.hash = "größe-é";
    });
    await expect(section).toBeInViewport();
    await expect(page).toHaveURL(/#gr%C3%B6%C3%9Fe-%C3%A9$/);
  });

  test("is the section that the address names", async ({ page }) => {
    const route = findPage(
      "sections, and is a document",
      (html) => /<h2\b[^>]* id=/.test(html) && html.includes("docs-doc-page"),
    );
    const ids = [...readPage(route).matchAll(/<h2\b[^>]* id="?([^"\s>]+)/g)];
    const id = ids.at(-1)?.[1] ?? "";
    const section = page.locator(`[id="${id}"]`);
    await open(page, `${route}#${id}`);
    await expect(section).toBeInViewport();

    await page.getByRole("link", { name: "CortexJS" }).first().click();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page).toHaveURL(`${route}#${id}`);
    await expect(section).toBeInViewport();
  });
});

test("the focus starts over on another page, with the skip link", async ({
  page,
}) => {
  await open(page, "/about/");
  // A link that stays: the focus of one that goes would start over anyway.
  const link = barLink(page, "Mathfield");
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/mathfield/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mathfield");
  // It starts over once the page is in view, not with it.
  await expect(link).not.toBeFocused();
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("link", { name: "Skip to main content" }),
  ).toBeFocused();
});
