import { expect, open, test } from "../../support/fixture.ts";
import { PHONE } from "../../support/looks.ts";
import { cardOf } from "./cards.ts";

const PAGE = "/compute-engine/reference/arithmetic/";

/** A type and a word of signatures. */
const TYPE = "article a[href$='/reference/#type-real']";
const WORD = "article a[href$='/reference/#optional']";

test("types and words of a signature show a card to mouse and keyboard", async ({
  page,
}) => {
  await open(page, PAGE);
  const [type, word] = [page.locator(TYPE).first(), page.locator(WORD).first()];
  await type.focus();
  await expect(cardOf(page)).toContainText("Finite real numbers.");
  await expect(type).toHaveAccessibleDescription(/Finite real numbers/);
  await page.keyboard.press("Escape");
  await expect(cardOf(page)).toHaveCount(0);
  await word.hover();
  await expect(cardOf(page)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("a tap leads to the row that explains it", async ({ page }) => {
    await open(page, PAGE);
    await page.locator(TYPE).first().tap();
    await expect(page).toHaveURL(/\/compute-engine\/reference\/#type-real$/);
    await expect(page.locator("#type-real")).toBeInViewport();
  });
});

test("the anchors that the legend had on the page lead on", async ({
  page,
}) => {
  await open(page, `${PAGE}#type-real`);
  await expect(page).toHaveURL(/\/compute-engine\/reference\/#type-real$/);
});
