import type { Page } from "@playwright/test";

import {
  expect,
  hydrated,
  open,
  type test as base,
} from "../../support/fixture.ts";
import { intercept } from "../../support/intercept.ts";
import {
  ended,
  MARKUP,
  printed,
  ranInView,
  resultOf,
} from "../../support/markup.ts";
import { allRan, allSame } from "../../support/playgrounds.ts";

const SCRIPTS = "/docs/compute-engine/";
const RESULT = "/docs/mathfield/";

/** Has the sandbox of each frame left out, as a browser with a hole would. */
function leaveSandboxOut(): void {
  Object.defineProperty(HTMLIFrameElement.prototype, "setAttribute", {
    value(this: Element, name: string, value: string) {
      if (name !== "sandbox")
        Element.prototype.setAttribute.call(this, name, value);
    },
  });
}

/** Runs in a frame: what it gets of the page that holds it. */
function reach() {
  const attempt = (read: () => unknown) => {
    try {
      return read();
    } catch (error) {
      return (error as Error).name;
    }
  };
  return {
    stored: attempt(() => localStorage.getItem("secret")),
    cookie: attempt(() => document.cookie),
    page: attempt(() => top?.document.title),
  };
}

async function keepSecret(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem("secret", "42");
    document.cookie = "secret=42; path=/";
  });
  expect(await page.evaluate(reach)).toMatchObject({
    stored: "42",
    cookie: "secret=42",
  });
}

/** Tests of examples whose sandboxes come from another origin than their page. */
export function testResults(test: typeof base, results: string): void {
  const documents = new RegExp(
    `^${results}/docs/assets/sandbox/(?:lane|result)\\.[0-9a-f]+\\.html$`,
  );
  test.use({ savesData: false });

  test.beforeEach(({ faults }) => {
    // Nothing else comes from there.
    faults.allow(
      new RegExp(documents.source.replace("^", "^foreign request: ")),
    );
  });

  /** The frames of a page that come from the other origin. */
  const framesOf = (page: Page) =>
    page.frames().filter((frame) => documents.test(frame.url()));

  test("runs examples in JavaScript", async ({ page }) => {
    await open(page, SCRIPTS);
    await allRan(page);
    await allSame(page);
    expect(framesOf(page)).not.toEqual([]);
    await page.getByRole("button", { name: "More" }).click();
    await expect(
      page.getByRole("link", { name: "Open in playground" }),
    ).toHaveAttribute("href", /:\d+\/docs\/playground\/#/);
  });

  test("runs examples in markup, which do not reach the page", async ({
    page,
  }) => {
    await open(page, RESULT);
    await keepSecret(page);
    const example = page.locator(MARKUP);
    await ranInView(example);
    const result = resultOf(example);
    await expect(result.locator("math-field")).toBeVisible();
    await expect(printed(example).locator(".result-text")).toHaveText("ready");
    expect(framesOf(page)).not.toEqual([]);
    const refused = "SecurityError";
    expect(await result.locator("html").evaluate(reach)).toEqual({
      stored: refused,
      cookie: refused,
      page: refused,
    });
  });

  test("keeps its storage from a frame that has no sandbox", async ({
    page,
  }) => {
    await page.addInitScript(leaveSandboxOut);
    await open(page, RESULT);
    await keepSecret(page);
    const place = page.locator(MARKUP).locator("[data-result]");
    await place.scrollIntoViewIfNeeded();
    const html = place.frameLocator("iframe").locator("html");
    await expect(html).toHaveJSProperty("ownerDocument.title", "Result");
    expect(await html.evaluate(() => origin)).toBe(results);
    const { page: title, ...kept } = await html.evaluate(reach);
    expect(title).toBe("SecurityError");
    // A browser that blocks storage of other sites refuses an empty one as well.
    expect(Object.values(kept).join()).not.toContain("42");
  });

  for (const route of [SCRIPTS, RESULT])
    test(`says what is missing without the other host: ${route}`, async ({
      page,
      faults,
    }) => {
      faults.expect(
        /^console error: .*net::ERR_FAILED/,
        /^console warning: An example could not be run/,
      );
      await intercept(page, documents, (to) => to.abort());
      await open(page, route);
      const example = page.locator("[data-playground]");
      await example.scrollIntoViewIfNeeded();
      await expect(example.getByRole("status")).toHaveText(
        `The engine did not load: check the connection, and that nothing blocks ${new URL(results).host}.`,
        { timeout: 30_000 },
      );
      await page.unroute(documents);
      await example.getByRole("button", { name: "Retry" }).click();
      await ended(example);
      await expect(example).toHaveAttribute("data-ran", /same|built/);
    });

  test("lets its own pages alone show them", async ({
    page,
    baseURL,
    faults,
  }) => {
    faults.allow(/^foreign request: /);
    faults.expect(
      new RegExp(
        `^console error: Framing .*"frame-ancestors ${baseURL ?? ""}"`,
      ),
    );
    await page.goto(`${results}${RESULT}`);
    await hydrated(page);
    const place = page.locator(MARKUP).locator("[data-result]");
    await place.scrollIntoViewIfNeeded();
    // The browser shows a document of its own instead.
    await expect(place.locator("iframe")).toBeAttached();
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContainEqual(expect.stringMatching(/^chrome-error:/));
    expect(framesOf(page)).toEqual([]);
  });
}
