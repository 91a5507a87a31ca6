import type { Locator, Page } from "@playwright/test";

import { expectAccessible } from "../../support/accessible.ts";
import { expect, test } from "../../support/fixture.ts";
import { askedFor } from "../../support/listen.ts";
import { expectFits, SIZES } from "../../support/looks.ts";
import { networkIdle } from "../../support/network.ts";
import {
  editorOf,
  examples,
  isAtRest,
  openRun,
  SMALL_PAGE,
  write,
} from "../../support/playgrounds.ts";

test.use({ savesData: false });

/** Scripts that only the help with names needs. */
const HELP = /\/assets\/js\/editor-(?:help|facts)\./;

const list = (page: Page) => page.getByRole("listbox", { name: "Completions" });
const selected = (page: Page) => page.getByRole("option", { selected: true });

/** Opens an example, and waits until its editor helps. */
async function openHelped(page: Page): Promise<Locator> {
  await openRun(page, SMALL_PAGE);
  const example = examples(page).first();
  const help = page.waitForResponse(HELP);
  await write(example, "ce");
  await (await help).finished();
  await networkIdle(page);
  return example;
}

/** Types code at the end, as a reader who stops to look at the list. */
async function type(page: Page, example: Locator, code: string) {
  await editorOf(example).press("Control+End");
  await page.keyboard.type(code);
}

/** Goes down the list, and around it where the editor was slow. */
async function choose(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("ArrowDown");
    await expect(selected(page)).toHaveText(new RegExp(`^${name}\\b`), {
      timeout: 100,
    });
  }).toPass();
}

test("nothing of it is loaded before the editor is touched", async ({
  page,
}) => {
  const asked = askedFor(page, HELP);
  await openRun(page, SMALL_PAGE);
  await isAtRest(page);
  expect(asked).toEqual([]);
  const help = page.waitForResponse(HELP);
  await write(examples(page).first(), "ce");
  await help;
  await networkIdle(page);
  expect(asked).toHaveLength(2);
});

test("members are completed with keys, and with the pointer", async ({
  page,
}) => {
  const example = await openHelped(page);
  await type(page, example, ".function");
  await expect(list(page)).toBeVisible();
  await choose(page, "functionProperties");
  await expect(page.locator(".cm-completionInfo")).toContainText(
    "functionProperties(name: string)",
  );
  await page.keyboard.press("Enter");
  await expect(list(page)).toBeHidden();
  const line = editorOf(example).locator(".cm-line");
  await expect(line).toHaveText(["ce.functionProperties"]);

  await write(example, "ce.parse('x')");
  await type(page, example, ".simp");
  await page.getByRole("option", { name: /^simplify\b/ }).click();
  await expect(line).toHaveText(["ce.parse('x').simplify"]);
  await expect(editorOf(example)).toBeFocused();
});

test("operators and commands are completed in strings", async ({ page }) => {
  const example = await openHelped(page);
  await write(example, 'ce.expr(["');
  await type(page, example, "Ad");
  await page.getByRole("option", { name: /^Add\b/ }).click();
  await type(page, example, String.raw`", "\\alph`);
  await page.getByRole("option", { name: /^\\alpha\b/ }).click();
  await expect(editorOf(example).locator(".cm-line")).toHaveText([
    String.raw`ce.expr(["Add", "\\alpha`,
  ]);
});

test("Escape closes the list before it lets Tab out", async ({ page }) => {
  const example = await openHelped(page);
  await type(page, example, ".par");
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(editorOf(example)).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(editorOf(example)).not.toBeFocused();
});

test("Escape lets Tab out when the list is not there yet", async ({ page }) => {
  const example = await openHelped(page);
  await editorOf(example).evaluate((editor) => {
    const escape = { key: "Escape", keyCode: 27, bubbles: true };
    // The editor, which watches its text, has seen the letter by then.
    editor.addEventListener("input", () => {
      queueMicrotask(() =>
        editor.dispatchEvent(new KeyboardEvent("keydown", escape)),
      );
    });
  });
  await type(page, example, ".p");
  await page.keyboard.press("Tab");
  await expect(editorOf(example)).not.toBeFocused();
});

test("a call shows what it takes, and Escape hides it", async ({ page }) => {
  const example = await openHelped(page);
  const hint = page.locator(".call-hint");
  await type(page, example, ".function(");
  await expect(hint).toContainText("function(name: string, ops:");
  await expect(hint.locator("strong")).toHaveText("name: string");
  await page.keyboard.type("'Add', ");
  await expect(hint.locator("strong")).toContainText("ops:");
  await page.keyboard.press("Escape");
  await expect(hint).toBeHidden();
  await expect(editorOf(example)).toBeFocused();
});

test("misspelt names are underlined, and the nearest takes their place", async ({
  page,
}) => {
  const example = await openHelped(page);
  const misspelt = example.locator(".cm-lintRange-warning");
  await write(example, 'ce.prase("x");\nce.expr(["Ad", 1]);\n');
  await expect(misspelt).toHaveText(["prase", "Ad"]);
  await misspelt.first().hover();
  await page.getByRole("button", { name: "Replace with “parse”" }).click();
  await expect(misspelt).toHaveText(["Ad"]);

  await test.step("with keys alone", async () => {
    await editorOf(example).press("F8");
    await expect(page.locator(".cm-tooltip")).toContainText(
      "“Ad” is not in the standard library.",
    );
    await expectAccessible(page, "main");
    await page.keyboard.press("Control+.");
    await expect(editorOf(example)).toContainText('ce.expr(["Add", 1]);');
    await expect(misspelt).toHaveCount(0);
  });
});

test("the list is accessible, and fits in the window", async ({ page }) => {
  const example = await openHelped(page);
  await type(page, example, ".b");
  await expect(list(page)).toBeVisible();
  await expect(page.locator(".cm-completionInfo")).toBeVisible();
  await expectAccessible(page, "main");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const part of [list(page), page.locator(".cm-completionInfo")])
      await expect(async () => {
        const box = await part.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
          size.width,
        );
      }).toPass();
    await expectFits(page, [size]);
  }
});

test("a deprecated name is struck through", async ({ page }) => {
  const example = await openHelped(page);
  await type(page, example, ".box");
  const option = page.getByRole("option", { name: /^box\b.*deprecated/ });
  await expect(option.locator(".cm-completionLabel")).toHaveCSS(
    "text-decoration-line",
    "line-through",
  );
});
