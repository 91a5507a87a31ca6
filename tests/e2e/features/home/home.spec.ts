import type { Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";

/** The script with the engine, which comes when the reader wants it. */
const ENGINE = /\/assets\/.*compute-engine.*/;

/** The script of the field. */
const MATHLIVE = /\/assets\/.*mathlive.*/;

/** @returns What lets the requests through that it holds. */
async function hold(page: Page, requests: RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** What the types of the DOM do not know yet. */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

function row(page: Page, label: string) {
  return page
    .locator("dl > div", { has: page.locator("dt", { hasText: label }) })
    .locator("dd");
}

function source(page: Page) {
  return page.locator("main [data-status]");
}

function plot(page: Page) {
  return page.getByRole("application", { name: /^Plot of/ });
}

/** What a plot says below itself: what is shown, or the point on the curve. */
function plotLine(page: Page) {
  return page.locator(".plot-line");
}

/** Click into the formula, as a reader does, and wait until it takes keys. */
async function enter(page: Page): Promise<void> {
  await page.locator("[data-field]").click();
  await expect(page.locator("math-field")).toBeFocused();
}

/** Put a formula in the place of the one that is there. */
async function type(page: Page, keys: string): Promise<void> {
  await enter(page);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(keys);
}

async function isComputed(page: Page): Promise<void> {
  // The engine is a megabyte, and its worker starts cold.
  await expect(source(page)).toHaveAttribute("data-status", "done", {
    timeout: 30_000,
  });
}

test("says the same when it comes alive as the build said", async ({
  page,
}) => {
  await open(page, "/");
  const rows = page.locator("main dl").first();
  const before = await rows.innerText();
  expect(before).toContain('["D",');
  await enter(page);
  await isComputed(page);
  expect(await rows.innerText()).toBe(before);
  await expect(plot(page)).toBeVisible();
});

test("reads what is typed", async ({ page }) => {
  await open(page, "/");
  await type(page, "x^2");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("+2x+3x");
  await expect(row(page, "LaTeX")).toHaveText("x^2+2x+3x");
  await isComputed(page);
  await expect(row(page, "MathJSON")).toHaveText(
    '["Add", ["Power", "x", 2], ["Multiply", 2, "x"], ["Multiply", 3, "x"]]',
  );
  await expect(row(page, "Value").locator("annotation")).toHaveText(/x\^2\+5x/);
});

test("a value without unknowns is exact and a number, and has no plot", async ({
  page,
}) => {
  await open(page, "/");
  await type(page, "1/4");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("+1/4");
  await isComputed(page);
  await expect(row(page, "Value").locator("annotation")).toHaveText(
    /\\frac\{1\}\{2\} \\approx 0\.5/,
  );
  await expect(plot(page)).toHaveCount(0);
});

test("a formula with two unknowns has no plot", async ({ page }) => {
  await open(page, "/");
  await type(page, "x+y");
  await isComputed(page);
  await expect(row(page, "MathJSON")).toHaveText('["Add", "x", "y"]');
  await expect(plot(page)).toHaveCount(0);
});

test("what is half typed keeps the last result, and is told", async ({
  page,
}) => {
  await open(page, "/");
  await type(page, "x+1");
  await isComputed(page);
  await page.keyboard.type("+");
  await expect(source(page)).toHaveAttribute("data-status", "unfinished");
  await expect(source(page)).not.toHaveText("");
  await expect(row(page, "MathJSON")).toHaveText('["Add", "x", 1]');
  await page.keyboard.type("2");
  await expect(row(page, "MathJSON")).toHaveText(/3|2/);
  await isComputed(page);
});

test("an example goes into the field", async ({ page }) => {
  await open(page, "/");
  const example = page
    .getByRole("group", { name: "Formulas to try" })
    .getByRole("button")
    .last();
  await example.click();
  await isComputed(page);
  await expect(row(page, "LaTeX")).toHaveText(/\\sum_\{n=1\}/);
  await expect(row(page, "Value").locator("annotation")).toHaveText(/\\pi\^2/);
  await expect(plot(page)).toHaveCount(0);
});

test("the plot is moved, zoomed and followed by key", async ({ page }) => {
  await open(page, "/");
  await type(page, "x^2");
  await isComputed(page);
  await expect(plotLine(page)).toHaveText(/^x from −10 to 10, y from/);
  await plot(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(plotLine(page)).toHaveText(/^x from −8 to 12/);
  await page.keyboard.press("Home");
  await page.keyboard.press("+");
  await expect(plotLine(page)).toHaveText(/^x from −8 to 8/);
  await page.keyboard.press("-");
  await expect(plotLine(page)).toHaveText(/^x from −10 to 10/);
  // At once, so that no values of the curve come in between.
  await plot(page).evaluate((frame) => {
    for (const key of ["Home", "+"])
      frame.dispatchEvent(new KeyboardEvent("keydown", { key }));
  });
  await expect(plotLine(page)).toHaveText(/^x from −8 to 8/);
  await page.keyboard.press("Home");
  await expect(plotLine(page)).toHaveText(/^x from −10 to 10/);
  for (let step = 0; step < 10; step++)
    await page.keyboard.press("Shift+ArrowRight");
  await expect(plotLine(page)).toHaveText("x = 2, y ≈ 4");
  await expect(plot(page).locator("~ [role=status]")).toHaveText(
    "x = 2, y ≈ 4",
  );
  await page.keyboard.press("Escape");
  await expect(plotLine(page)).toHaveText(/^x from −10 to 10/);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(plotLine(page)).toHaveText(/^x from −8 to 8/);
  await page.getByRole("button", { name: "Reset view" }).click();
  await expect(plotLine(page)).toHaveText(/^x from −10 to 10/);
});

test("the wheel scrolls past the plot, and zooms it once it is clicked", async ({
  page,
}) => {
  await open(page, "/");
  await type(page, "x^2");
  await isComputed(page);
  await plot(page).scrollIntoViewIfNeeded();
  await plot(page).hover();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  await page.mouse.wheel(0, 100);
  await expect.poll(scrolled).toBeGreaterThan(before);
  await plot(page).click();
  await page.mouse.wheel(0, -200);
  await page.mouse.move(0, 0);
  await expect(plotLine(page)).not.toHaveText(/^x from −10 to 10/);
});

test("keys that come before the field are not lost", async ({ page }) => {
  const release = await hold(page, MATHLIVE);
  await open(page, "/");
  await page.locator("[data-field]").click();
  await page.keyboard.type("+y");
  await expect(page.locator("math-field")).toHaveCount(0);
  release();
  await expect(page.locator("math-field")).toBeFocused();
  await expect(row(page, "LaTeX")).toHaveText(/\+y/);
});

test.describe("a reader with data to spare", () => {
  test.use({ savesData: false });

  test("loads no engine before the formula is touched, and nothing moves", async ({
    page,
  }) => {
    const engines: string[] = [];
    page.on("request", (request) => {
      if (ENGINE.test(request.url())) engines.push(request.url());
    });
    const release = await hold(page, MATHLIVE);
    await open(page, "/");
    await page.evaluate(async () => {
      await document.fonts.ready;
      const shifts: object[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as unknown as LayoutShift[];
        for (const { value, sources } of entries) {
          const moved = sources.map(({ node, previousRect, currentRect }) => ({
            // A part of a field has no name: its shadow hides it.
            what: node?.nodeName,
            from: previousRect.toJSON() as unknown,
            to: currentRect.toJSON() as unknown,
          }));
          shifts.push({ value, moved });
        }
      }).observe({ type: "layout-shift" });
    });
    release();
    await expect(page.locator("math-field")).toHaveCount(0);
    // Once somebody is there the field comes by itself.
    await page.mouse.move(100, 100);
    await expect(page.locator("math-field")).toBeVisible();
    expect(engines).toEqual([]);
    await enter(page);
    await isComputed(page);
    await expect(plot(page)).toBeVisible();
    expect(engines).not.toEqual([]);
    expect(
      await page.evaluate(
        () => (window as unknown as { shifts: object[] }).shifts,
      ),
    ).toEqual([]);
  });
});

test("tells when the engine does not come, and tries again", async ({
  page,
}) => {
  await page.route(ENGINE, (route) => route.abort());
  await open(page, "/");
  await enter(page);
  await expect(source(page)).toHaveAttribute("data-status", "failed", {
    timeout: 30_000,
  });
  await expect(source(page)).toHaveText(/check the connection/);
  await expect(row(page, "MathJSON")).toHaveText(/^\["D"/);
  await page.unroute(ENGINE);
  await page.getByRole("button", { name: "Retry" }).click();
  await isComputed(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the formula, its forms and its curve stand there", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("[data-field] .katex-html")).toBeVisible();
    await expect(row(page, "LaTeX")).toHaveText(/\\frac\{d\}\{dx\}/);
    await expect(row(page, "MathJSON")).toHaveText(/^\["D"/);
    await expect(row(page, "Value").locator(".katex-html")).toBeVisible();
    await expect(page.getByRole("img", { name: /^Plot of/ })).toBeVisible();
    await expect(page.locator("main [role=textbox]")).toHaveCount(0);
  });
});
