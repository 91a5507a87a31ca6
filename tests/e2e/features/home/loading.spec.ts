import { expect, open, test } from "../../support/fixture.ts";
import { askedFor } from "../../support/listen.ts";
import { Gate } from "../../support/gate.ts";
import { intercept } from "../../support/intercept.ts";
import { watchShifts } from "../../support/shifts.ts";
import {
  ENGINE,
  enter,
  isComputed,
  MATHLIVE,
  plot,
  row,
  source,
  textbox,
} from "./workbench.ts";

test("shows the same once it is live as the build did", async ({ page }) => {
  await open(page, "/");
  const rows = page.locator("main dl").first();
  const before = await rows.innerText();
  expect(before).toContain('["D",');
  await expect(textbox(page)).toBeVisible();
  await enter(page);
  await isComputed(page);
  expect(await rows.innerText()).toBe(before);
  await expect(plot(page)).toBeVisible();
});

test("keys that come before the field are not lost", async ({ page }) => {
  const scripts = await Gate.before(page, MATHLIVE);
  await open(page, "/");
  await page.locator("[data-field]").click();
  await page.keyboard.type("+y");
  await expect.poll(() => scripts.size).toBeGreaterThan(0);
  await expect(page.locator("math-field")).toHaveCount(0);
  await scripts.open();
  await expect(page.locator("math-field")).toBeFocused();
  await expect(row(page, "LaTeX")).toHaveText(/\+y/);
});

test("all that the field will hold can be selected before it is there", async ({
  page,
}) => {
  const scripts = await Gate.before(page, MATHLIVE);
  await open(page, "/");
  await page.locator("[data-field]").click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("y+1");
  await expect.poll(() => scripts.size).toBeGreaterThan(0);
  await scripts.open();
  await expect(row(page, "LaTeX")).toHaveText("y+1");
});

test("no key is lost while the field takes the place of the formula", async ({
  page,
}) => {
  const scripts = await Gate.before(page, MATHLIVE);
  await open(page, "/");
  await page.locator("[data-field]").click();
  await expect.poll(() => scripts.size).toBeGreaterThan(0);
  const box = page.locator("[data-field]");
  await box.evaluate((each) => {
    const watch = new MutationObserver(() => {
      each.dataset.focused = document.activeElement?.localName;
    });
    watch.observe(each, { attributeFilter: ["data-field"] });
  });
  await scripts.open();
  await expect(box).toHaveAttribute("data-focused", "math-field");
});

test.describe("a reader with data to spare", () => {
  test.use({ savesData: false });

  test("loads no engine before the formula is touched, and nothing moves", async ({
    page,
  }) => {
    const engines = askedFor(page, ENGINE);
    const scripts = await Gate.before(page, MATHLIVE);
    await open(page, "/");
    const moved = await watchShifts(page, "now", { input: true });
    await scripts.open();
    await expect(page.locator("math-field")).toHaveCount(0);
    // Once somebody is there the field comes by itself.
    await page.mouse.move(100, 100);
    await expect(page.locator("math-field")).toBeVisible();
    expect(engines).toEqual([]);
    await enter(page);
    await isComputed(page);
    await expect(plot(page)).toBeVisible();
    expect(engines).not.toEqual([]);
    expect(await moved()).toEqual([]);
    // What does move is seen.
    await page.locator("main").evaluate((main) => {
      main.style.paddingTop = "50px";
    });
    await expect.poll(moved).not.toEqual([]);
  });
});

test("tells when the engine does not come, and tries again", async ({
  page,
}) => {
  await intercept(page, ENGINE, (route) => route.abort());
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

  test("the formula, its forms and its curve are there", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("[data-field] .katex-html")).toBeVisible();
    await expect(row(page, "LaTeX")).toHaveText(/\\frac\{d\}\{dx\}/);
    await expect(row(page, "MathJSON")).toHaveText(/^\["D"/);
    await expect(row(page, "Value").locator(".katex-html")).toBeVisible();
    await expect(page.getByRole("img", { name: /^Plot of/ })).toBeVisible();
    await expect(textbox(page)).toHaveCount(0);
  });
});
