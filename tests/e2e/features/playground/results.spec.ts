import type { Locator, Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { inEachLook } from "../../support/looks.ts";
import { editorOf, examples, openRun } from "../../support/playgrounds.ts";
import { GUIDE } from "../../support/search.ts";

/** A result with a formula. */
const formulaResult = (page: Page) =>
  page.locator(".result").filter({ has: page.locator(".result-math") });

/** Reads the styles that tell a result from the code above it. */
function signs(result: Locator) {
  return result.evaluate((element) => {
    const block = element.closest("figure") ?? element;
    const { backgroundColor, borderLeftStyle, borderLeftWidth } =
      getComputedStyle(element);
    const code = getComputedStyle(block).backgroundColor;
    return {
      isTinted: backgroundColor !== code,
      hasRule: borderLeftStyle === "solid" && parseFloat(borderLeftWidth) >= 2,
    };
  });
}

test("a result is told from code in each look, on paper and in forced colors", async ({
  page,
}) => {
  await open(page, GUIDE);
  const result = page.locator(".result").first();
  await inEachLook(page, async () => {
    expect(await signs(result)).toEqual({ isTinted: true, hasRule: true });
  });
  await page.emulateMedia({ forcedColors: "active" });
  expect(await signs(result)).toMatchObject({ hasRule: true });
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  expect(await signs(result)).toMatchObject({ hasRule: true });
});

test("the formula of a result comes first, its text after it and paler", async ({
  page,
}) => {
  await open(page, GUIDE);
  await inEachLook(page, async () => {
    const result = formulaResult(page).first();
    const [math, text] = [".result-math", ".result-text"].map((part) =>
      result.locator(part),
    );
    const [first, second] = [
      await math?.boundingBox(),
      await text?.boundingBox(),
    ];
    expect(first?.x).toBeLessThan(second?.x ?? 0);
    // Not at the other edge of the block.
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeLessThan(400);
    const color = (part: Locator | undefined) =>
      part?.evaluate((element) => getComputedStyle(element).color);
    expect(await color(math)).not.toBe(await color(text));
  });
});

test.describe("in an editor", () => {
  test.use({ savesData: false });

  test("a click on a result leaves the reader in the editor", async ({
    page,
  }) => {
    await openRun(page, GUIDE);
    const example = examples(page).filter({
      has: page.locator(".result-unfold"),
    });
    const [first] = [example.first()];
    await first.getByRole("button", { name: "Edit" }).click();
    const editor = editorOf(first);
    await expect(editor).toBeFocused();
    await first.locator(".result-text").first().click();
    await expect(editor).toBeFocused();

    // A button has the focus that it is given.
    const unfold = first.getByRole("button", { name: "Show as a tree" });
    await unfold.first().click();
    await expect(unfold.first()).toBeFocused();
    await expect(first.locator(".result-tree")).toBeVisible();

    // What is selected can be copied: two clicks select a word.
    await editor.focus();
    await first.locator(".result-text").first().dblclick();
    await expect(editor).not.toBeFocused();
  });
});
