import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import path from "node:path";

import sirv from "sirv";

import { expect, open, test as base } from "../../support/fixture.ts";
import { addressIn, chosen, find } from "../../support/search.ts";

const ROOT = path.resolve(__dirname, "../../../..");
const DOCUSAURUS = path.join(
  ROOT,
  "node_modules/@docusaurus/core/bin/docusaurus.mjs",
);
const CACHE = path.join(ROOT, ".cache/base-url");
const PORT = Number(process.env["E2E_PORT"] || 3999) - 1;
const REPO_URL = "https://example.org/team/site";

/** The settings that a deployment may change, all of them changed. */
const settings = {
  SITE_URL: "https://example.org",
  BASE_URL: "/docs/",
  REPO_URL,
};

const test = base.extend({ baseURL: `http://localhost:${PORT}` });

test.describe("a site under another address", () => {
  test.describe.configure({ mode: "serial" });

  // Docusaurus' own server redirects fonts when the site is not at the root.
  const server = createServer((request, response) => {
    sirv(path.join(CACHE, "site"))(request, response);
  });

  test.beforeAll(async () => {
    // A whole build, while other tests use the machine as well.
    test.setTimeout(600_000);
    execFileSync(
      process.execPath,
      [DOCUSAURUS, "build", "--out-dir", path.join(CACHE, "site/docs")],
      {
        cwd: ROOT,
        stdio: "pipe",
        env: {
          ...process.env,
          ...settings,
          // Apart from the site's own build, which it would disturb.
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(CACHE, "generated"),
          DOCUSAURUS_NO_PERSISTENT_CACHE: "true",
        },
      },
    );
    await new Promise<void>((resolve) => {
      server.listen(PORT, "localhost", resolve);
    });
  });

  test.afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  test("is browsed in silence and has its own addresses", async ({ page }) => {
    await open(page, "/docs/");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Compute Engine" })
      .click();
    await expect(page).toHaveURL("/docs/compute-engine/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("head link[rel=canonical]")).toHaveAttribute(
      "href",
      "https://example.org/docs/compute-engine/",
    );
    await open(page, "/docs/mathfield/");
    for (const image of await page.locator("img").all())
      await expect(image).toHaveJSProperty("complete", true);
  });

  test("has edit links into the repository", async ({ page }) => {
    await open(page, "/docs/mathfield/");
    await expect(page.locator("a.theme-edit-this-page")).toHaveAttribute(
      "href",
      `${REPO_URL}/edit/main/docs/mathfield/index.mdx`,
    );
  });

  test("is searched under its own addresses", async ({ page }) => {
    await open(page, "/docs/mathfield/");
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
});
