import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";

import { expect, open, test as base } from "../../support/fixture.ts";
import { barLink } from "../../support/site-page.ts";
import { addressIn, chosen, find } from "../../support/search.ts";
import { buildFixture } from "./build.ts";
import { testResults } from "./results.ts";

const PORT = Number(process.env["E2E_PORT"] || 3999) - 1;
const ORIGIN = `http://localhost:${String(PORT)}`;
const RESULTS_PORT = PORT - 1;
/** Another site, as browsers see it, on this machine. */
const RESULTS_ORIGIN = `http://results.localhost:${String(RESULTS_PORT)}`;
const REPO_URL = "https://example.org/team/site";

/** The settings that a deployment may change, all of them changed. */
const SETTINGS = {
  SITE_URL: ORIGIN,
  BASE_URL: "/docs/",
  RESULTS_ORIGIN,
  REPO_URL,
  ANNOUNCEMENT: "A new <b>version</b> is out.",
};
const PUBLIC = `${ORIGIN}/docs/`;
const test = base.extend({ baseURL: ORIGIN });

/** The server has nothing outside of the path: what is asked for there is a fault. */
test.describe("a site under another path", () => {
  // One after the other: each worker would build the site.
  test.describe.configure({ mode: "default" });

  let servers: Server[] = [];
  let site = "";

  test.beforeAll(async () => {
    // A small build, while other tests use the machine as well.
    test.setTimeout(600_000);
    site = buildFixture(SETTINGS);
    // It has an await of its own, which an import at the top cannot wait for.
    const { serveSite } = await import("../../../run/serve.mjs");
    servers = await Promise.all(
      [PORT, RESULTS_PORT].map((port) =>
        serveSite(site, port, SETTINGS.BASE_URL),
      ),
    );
  });

  test.afterAll(() => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  });

  test("is browsed, and its addresses are its own", async ({ page }) => {
    await open(page, "/docs/");
    await barLink(page, "Mathfield").click();
    await expect(page).toHaveURL("/docs/mathfield/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const head = page.locator("head");
    await expect(head.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      `${PUBLIC}mathfield/`,
    );
    await expect(page.locator("a.theme-edit-this-page")).toHaveAttribute(
      "href",
      `${REPO_URL}/edit/main/docs/mathfield/index.mdx`,
    );
    await open(page, "/docs/math-json/");
    await page.getByRole("link", { name: "about the fixture" }).click();
    await expect(page).toHaveURL("/docs/about/");
  });

  test("shows images, from its pages and its static files", async ({
    page,
  }) => {
    await open(page, "/docs/mathfield/");
    const image = page.getByRole("main").locator("img");
    await expect(image).toHaveAttribute("src", /^\/docs\/assets\/images\//);
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const icon = page.locator("head link[rel=icon]");
    const address = (await icon.getAttribute("href")) ?? "";
    expect((await page.request.get(ORIGIN + address)).ok()).toBe(true);
  });

  test("has all documents in the menu of a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/docs/");
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    const menu = page.locator(".navbar-sidebar");
    await menu.getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/docs/about/");
  });

  test("has an announcement that stays closed until it changes", async ({
    page,
  }) => {
    const bar = page.locator(".theme-announcement-bar");
    await open(page, "/docs/");
    await expect(bar).toContainText("A new version is out.");
    await bar.getByRole("button", { name: "Close" }).click();
    await open(page, "/docs/");
    await expect(bar).toBeHidden();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith("docusaurus.announcement.id"))
          localStorage.setItem(key, "an earlier one");
    });
    // The first page with the new id forgets the closing, the next one shows it.
    await open(page, "/docs/");
    await open(page, "/docs/");
    await expect(bar).toBeVisible();
  });

  test("has a social card for its pages", async ({ page }) => {
    await open(page, "/docs/mathfield/");
    const card = page.locator('head meta[property="og:image"]');
    const address = (await card.getAttribute("content")) ?? "";
    expect(address).toBe(`${PUBLIC}og/mathfield.png`);
    const answer = await page.request.get(ORIGIN + new URL(address).pathname);
    expect(answer.headers()["content-type"]).toBe("image/png");
  });

  test("has a Markdown twin and lists for programs", async ({ page }) => {
    await open(page, "/docs/compute-engine/");
    const link = page.getByRole("link", { name: "View as Markdown" });
    await expect(link).toHaveAttribute("href", "/docs/compute-engine.md");
    const twin = await page.request.get(`${ORIGIN}/docs/compute-engine.md`);
    expect(await twin.text()).toContain("5/6");
    const list = await page.request.get(`${ORIGIN}/docs/llms.txt`);
    expect(await list.text()).toContain(`${PUBLIC}compute-engine.md`);
    const text = readFileSync(path.join(site, "mathfield.md"), "utf8");
    expect(text).toContain("/docs/assets/images/");
  });

  test("has a feed of releases", async ({ page }) => {
    await open(page, "/docs/mathfield/changelog/");
    const link = page.getByRole("link", { name: "Atom feed" });
    const address = (await link.getAttribute("href")) ?? "";
    expect(address).toBe("/docs/mathfield/changelog/atom.xml");
    const feed = await (await page.request.get(ORIGIN + address)).text();
    expect(feed).toContain(`href="${PUBLIC}mathfield/changelog/atom.xml"`);
    const older = page.getByRole("navigation", { name: "Other releases" });
    await older.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/docs\/mathfield\/changelog\/\d{4}\/$/);
  });

  test("is searched under its own addresses", async ({ page }) => {
    await open(page, "/docs/about/");
    await find(page, "keybindings");
    const address = await addressIn(chosen(page));
    expect(address).toMatch(/^\/docs\/mathfield\//);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await find(page, "keybindings");
    await page.getByRole("link", { name: /^See all/ }).click();
    await expect(page).toHaveURL("/docs/search/?q=keybindings");
    const links = page
      .getByRole("main")
      .getByRole("listitem")
      .getByRole("link");
    await expect(links.first()).toHaveAttribute("href", /^\/docs\//);
  });

  test.describe("whose examples run at another origin", () =>
    testResults(test, RESULTS_ORIGIN));

  test.describe("for readers who do not save data", () => {
    test.use({ savesData: false });

    test("computes in a demo what is typed into its field", async ({
      page,
    }) => {
      await open(page, "/docs/mathfield/guides/getting-started/");
      await page.locator("[data-field]").click();
      await expect(page.locator("math-field")).toBeFocused();
      await page.keyboard.press("Control+A");
      await page.keyboard.type("7x");
      await page.getByRole("radio", { name: "MathJSON" }).check();
      await expect(page.getByRole("main")).toContainText('["Multiply",7,"x"]');
    });
  });
});
