import { rmSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";

import { hydrated, open } from "../../support/fixture.ts";
import {
  editorOf,
  examples,
  openRun,
  SMALL_PAGE,
  write,
} from "../../support/playgrounds.ts";
import { barLink, isMarked, mark } from "../../support/site-page.ts";
import { nextBuild } from "./deployment.ts";
import { expect, expectKept, test as base } from "./kept.ts";

const PORT = Number(process.env["E2E_PORT"] || 3999) - 1;
const ORIGIN = `http://localhost:${String(PORT)}`;
const BUILD = path.resolve(__dirname, "../../../../build");
const test = base.extend({ baseURL: ORIGIN });

test.describe("a new version that comes while a page is open", () => {
  // They share a port.
  test.describe.configure({ mode: "default" });

  let server: Server | undefined;
  let next = "";

  /** Serves a folder in the place of the one before. */
  async function deploy(folder: string): Promise<void> {
    server?.closeAllConnections();
    await new Promise((resolve) => {
      if (server) server.close(resolve);
      else resolve(undefined);
    });
    // It has an await of its own, which an import at the top cannot wait for.
    const { serveSite } = await import("../../../run/serve.mjs");
    server = await serveSite(folder, PORT);
  }

  test.beforeAll(() => {
    next = nextBuild();
  });
  test.beforeEach(() => deploy(BUILD));
  test.afterAll(() => {
    server?.close();
    server?.closeAllConnections();
    rmSync(next, { recursive: true, force: true });
  });

  test("is announced, and shown when the reader wants it", async ({ page }) => {
    await open(page, "/about/");
    // No file of the old version is on its way.
    await expectKept(page, "/about/", "/assets/sandbox/compute-engine.");
    await mark(page);
    await deploy(next);
    await page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration();
      await found?.update();
    });
    const notice = page.getByRole("alert");
    await expect(notice).toContainText("A new version of this site is ready.");
    expect(await isMarked(page)).toBe(true);
    await notice.getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await hydrated(page);
    await expect(notice).toHaveCount(0);
  });

  test.describe("without a service worker", () => {
    test.use({ keepsPages: false });

    test("takes the next link there by one reload, and loses no edit", async ({
      page,
      faults,
    }) => {
      faults.expect(/ 404 /, /console warning: .*Loading chunk .* failed/);
      // The link was pointed at, which asks for its page ahead.
      faults.allow(/^error: Loading chunk .* failed/);
      await openRun(page, SMALL_PAGE);
      await write(examples(page).first(), "1 + 2");
      await deploy(next);
      const documents: string[] = [];
      page.on("request", (request) => {
        const isPage = request.frame() === page.mainFrame();
        if (isPage && request.isNavigationRequest())
          documents.push(request.url());
      });
      await barLink(page, "MathJSON").click();
      await expect(page).toHaveURL("/math-json/");
      await expect.poll(() => documents).toEqual([`${ORIGIN}/math-json/`]);
      await hydrated(page);
      await expect(page).toHaveTitle(/^MathJSON/i);
      await page.goBack();
      await expect(page).toHaveURL(SMALL_PAGE);
      await expect(
        editorOf(examples(page).first()).locator(".cm-line"),
      ).toHaveText("1 + 2");
    });
  });
});
