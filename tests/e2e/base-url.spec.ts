import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import path from "node:path";

import { expect, hydrated, test as base } from "./fixture.ts";

const ROOT = path.resolve(__dirname, "../..");
const DOCUSAURUS = path.join(
  ROOT,
  "node_modules/@docusaurus/core/bin/docusaurus.mjs",
);
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
  test.describe.configure({ mode: "serial", timeout: 300_000 });

  const folder = path.join(ROOT, ".cache/base-url");
  let server: ChildProcess;

  test.beforeAll(async () => {
    const outDir = path.join(folder, "build");
    const env = {
      ...process.env,
      ...settings,
      // Apart from the site's own build, which it would disturb.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(folder, "generated"),
      DOCUSAURUS_NO_PERSISTENT_CACHE: "true",
    };
    execFileSync(process.execPath, [DOCUSAURUS, "build", "--out-dir", outDir], {
      cwd: ROOT,
      env,
      stdio: "pipe",
    });
    server = spawn(
      process.execPath,
      [DOCUSAURUS, "serve", "--no-open", `--dir=${outDir}`, `--port=${PORT}`],
      { cwd: ROOT, env, stdio: "ignore" },
    );
    await expect
      .poll(() => answers(`http://localhost:${PORT}/docs/`), {
        timeout: 60_000,
      })
      .toBe(true);
  });

  test.afterAll(() => {
    server.kill();
  });

  test("is browsed in silence and has its own addresses", async ({ page }) => {
    await page.goto("/docs/");
    await hydrated(page);
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
    await page.goto("/docs/mathfield/");
    await hydrated(page);
    for (const image of await page.locator("img").all())
      await expect(image).toHaveJSProperty("complete", true);
  });

  test("has edit links into the repository", async ({ page }) => {
    await page.goto("/docs/mathfield/");
    await hydrated(page);
    await expect(page.locator("a.theme-edit-this-page")).toHaveAttribute(
      "href",
      `${REPO_URL}/edit/main/docs/mathfield/index.mdx`,
    );
  });
});

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
