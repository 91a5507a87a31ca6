import type { Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { MARKUP, ranInView, resultOf } from "../../support/markup.ts";
import { networkIdle } from "../../support/network.ts";
import { examples, openRun, SMALL_PAGE } from "../../support/playgrounds.ts";
import {
  CODE,
  editor,
  FIRST,
  language,
  note,
  openWith,
  region,
  ROUTE,
} from "./playground-page.ts";

test.use({ savesData: false });

const results = (page: Page) => region(page).locator(".result-text");

test("the results of the build are there before anything runs", async ({
  page,
}) => {
  await open(page, ROUTE);
  await expect(editor(page)).toBeVisible();
  const whole = region(page).locator("[data-whole-page]");
  await expect(whole).not.toHaveAttribute("data-ran");
  await expect(results(page)).toHaveText([
    "ln(x) * x^2",
    "x + 2x * ln(x)",
    "3e",
    "pi",
  ]);
  await expect(region(page).locator(".result-math .katex")).toHaveCount(3);
  // On a busy machine, ten seconds may pass before the engine has started.
  await page.getByRole("spinbutton", { name: "Time for a run" }).fill("60");
  const run = whole.getByRole("button", { name: "Run" });
  await run.click();
  await expect(whole).toHaveAttribute("data-ran", "same", { timeout: 60_000 });
  await expect(results(page)).toHaveCount(4);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("they are in the page", async ({ page }) => {
    await page.goto(ROUTE);
    await expect(page.locator("main .result-text")).toHaveCount(4);
  });
});

test("an example opens in the playground and runs, unless it is altered", async ({
  page,
}) => {
  await openRun(page, SMALL_PAGE);
  const example = examples(page).first();
  const printed = await example.locator(".result-text").allTextContents();
  await example.getByRole("button", { name: "More" }).click();
  const link = page.getByRole("link", { name: "Open in playground" });
  await expect(link).toHaveAttribute("href", CODE);
  await link.click();
  await expect(results(page)).toHaveText(printed);
  await expect(note(page)).toHaveCount(0);

  const lines = await editor(page).locator(".cm-line").allTextContents();
  const code = lines.join("\n");
  await openWith(page, { language: "js", code: `${code} ` });
  await expect(note(page)).toBeVisible();
  await expect(editor(page)).toContainText(lines[0] ?? "");
  await expect(results(page)).toHaveCount(0);
});

test("markup runs when the reader changes to it, unless it is somebody's", async ({
  page,
}) => {
  await open(page, ROUTE);
  await language(page, "Markup").check();
  const whole = region(page).locator(MARKUP);
  await ranInView(whole);
  await expect(resultOf(whole).locator("math-field")).toBeVisible();

  const html = "<p>Somebody's</p>";
  await openWith(page, { language: "markup", html, css: "", js: "" });
  await expect(note(page)).toBeVisible();
  await language(page, "JavaScript").check();
  await expect(editor(page)).toContainText(FIRST);
  await language(page, "Markup").check();
  await expect(editor(page)).toContainText("Somebody's");
  await networkIdle(page);
  await expect(whole).not.toHaveAttribute("data-ran");
});

test("a page with a mathfield does, too", async ({ page }) => {
  await open(page, "/tutorials/simple-quiz/");
  const example = page.locator(MARKUP).first();
  await ranInView(example);
  await example.getByRole("button", { name: "More" }).click();
  const link = page.getByRole("link", { name: "Open in playground" });
  await expect(link).toHaveAttribute("href", CODE);
  await link.click();
  const whole = region(page).locator(MARKUP);
  await ranInView(whole);
  await expect(resultOf(whole).locator("math-field").first()).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});
