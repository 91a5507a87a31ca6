import { expect, open, test } from "../../support/fixture.ts";
import { findPage } from "../../../built/site.ts";

import manifest from "../../../../package.json";

/** Low enough for every page to scroll. */
const LOW = { width: 1350, height: 300 };

test.describe("navbar", () => {
  test("has the libraries on the left and the sources on the right", async ({
    page,
  }) => {
    await open(page, "/");
    const navbar = page.getByRole("navigation", { name: "Main" });
    const links = [
      ["CortexJS", "/"],
      ["Mathfield", "/mathfield/"],
      ["Compute Engine", "/compute-engine/"],
      ["Playground", "/playground/"],
      ["GitHub", "https://github.com/cortex-js"],
    ] as const;
    let right = 0;
    for (const [name, address] of links) {
      const link = navbar.getByRole("link", { name });
      await expect(link).toHaveAttribute("href", address);
      const box = await link.boundingBox();
      expect(box?.x, `${name} follows the one before it`).toBeGreaterThan(
        right,
      );
      right = box?.x ?? 0;
    }
  });

  test("does not hide when the page is scrolled", async ({ page }) => {
    await page.setViewportSize(LOW);
    await open(page, "/mathfield/");
    await page.mouse.move(600, 200);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const navbar = page.getByRole("navigation", { name: "Main" });
    await expect(navbar).toBeInViewport({ ratio: 1 });
    expect((await navbar.boundingBox())?.y).toBe(0);
  });
});

test("footer has three columns and the documented versions", async ({
  page,
}) => {
  await open(page, "/");
  const footer = page.getByRole("contentinfo");
  const columns = {
    SDKs: {
      Mathfield: "/mathfield/",
      "Compute Engine": "/compute-engine/",
      MathJSON: "/math-json/",
    },
    Community: {
      GitHub: "https://github.com/cortex-js",
      Discord: "https://discord.gg/yhmvVeJ4Hd",
      "MathLive GPT": "https://chatgpt.com/g/g-8YgEfR7ig-mathlive-gpt",
    },
    More: { "About Us": "/about/" },
  };
  const found = await footer.locator(".footer__col").evaluateAll((nodes) =>
    nodes.map((column) => ({
      title: column.querySelector(".footer__title")?.textContent,
      links: Array.from(column.querySelectorAll("a"), (link) => [
        link.textContent,
        link.getAttribute("href"),
      ]),
    })),
  );
  expect(found).toEqual(
    Object.entries(columns).map(([title, links]) => ({
      title,
      links: Object.entries(links),
    })),
  );
  for (const name of ["mathlive", "@cortex-js/compute-engine"] as const)
    await expect(footer).toContainText(
      `${name} ${manifest.dependencies[name]}`,
    );
});

test("skip link is the first stop and leads to the content", async ({
  page,
}) => {
  await open(page, "/mathfield/");
  await page.keyboard.press("Tab");
  const link = page.getByRole("link", { name: "Skip to main content" });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press("Enter");
  // Chromium blurs the target as it loses its tabindex, yet goes on from it.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toBeVisible();
});

test("there is no announcement bar without news", async ({ page }) => {
  await open(page, "/");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute(
    "data-announcement-bar-initially-dismissed",
  );
});

test("contents list has the headings of level 2 and 3", async ({ page }) => {
  const route = findPage(
    "headings of level 3 and a contents list",
    (html) => /<h3\b[^>]* id=/.test(html) && html.includes("theme-doc-toc"),
  );
  await open(page, route);
  const listed = await page
    .locator(".theme-doc-toc-desktop a.table-of-contents__link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const headings = await page
    .locator("article .markdown :is(h2, h3).anchor")
    .evaluateAll((nodes) => nodes.map(({ id }) => `#${id}`));
  expect(listed).toEqual(headings);
});

test("Previous and Next go through the documents", async ({ page }) => {
  await open(page, "/mathfield/");
  const pages = page.getByRole("navigation", { name: "Docs pages" });
  await pages.getByRole("link", { name: "Next Demo" }).click();
  await expect(page).toHaveURL("/mathfield/demo/");
  await pages.getByRole("link", { name: /^Previous/ }).click();
  await expect(page).toHaveURL("/mathfield/");
});

test("Copy gives the code of a fence that does not run", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/");
  const { mathlive, "@cortex-js/compute-engine": engine } =
    manifest.dependencies;
  const install = `npm install --save-exact mathlive@${mathlive} @cortex-js/compute-engine@${engine}`;
  const fence = page
    .locator("figure.code-block:not([data-playground])")
    .filter({ hasText: install });
  await fence.getByRole("button", { name: /^Copy / }).click();
  await expect(fence.getByRole("button")).toContainText("Copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe(install);
});
