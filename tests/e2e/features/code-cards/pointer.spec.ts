import { expect, open, test } from "../../support/fixture.ts";
import { PHONE } from "../../support/looks.ts";
import {
  cardOf,
  namesOf,
  openCard,
  PAGE,
  pointAway,
  watchParts,
} from "./cards.ts";

test("a name that is pointed at shows its card, which is loaded then", async ({
  page,
}) => {
  const asked = watchParts(page);
  await open(page, PAGE);
  await pointAway(page);
  const name = namesOf(page)
    .filter({ hasText: /^parse$/ })
    .first();
  expect(asked).toEqual([]);
  await name.hover();
  const card = cardOf(page);
  await expect(card).toContainText("parse(latex: string");
  await expect(card).toContainText("Parse a LaTeX string");
  await expect(card.locator(".code-class").first()).toBeVisible();
  await expect(name).toHaveAccessibleDescription(/Parse a LaTeX string/);
  expect(asked.join()).toContain(
    "/compute-engine/api/compute-engine/cards.json",
  );
});

test("each name is underlined faintly at rest, and a later one has its card", async ({
  page,
}) => {
  await open(page, PAGE);
  const names = page.locator(".code-block .line a");
  const styles = await names.evaluateAll((all) =>
    all.map((name) => getComputedStyle(name).textDecorationStyle),
  );
  expect(styles.length).toBeGreaterThan(20);
  expect(new Set(styles)).toEqual(new Set(["dotted"]));
  const again = page
    .locator("[data-playground=js]", { hasText: /parse[^]*parse/ })
    .first()
    .locator(".line a", { hasText: /^parse$/ })
    .nth(1);
  await again.hover();
  await expect(cardOf(page)).toContainText("parse(latex: string");
});

test("the pointer can move onto the card, and takes it away when it leaves", async ({
  page,
}) => {
  const { name, card } = await openCard(page, "hover");
  await card.locator("p").first().hover();
  // A second card would need as long as this one to go.
  await namesOf(page).nth(1).hover();
  await expect(namesOf(page).nth(1)).toHaveAttribute("aria-describedby");
  await expect(name).not.toHaveAttribute("aria-describedby");
  await card.hover();
  await pointAway(page);
  await expect(card).toHaveCount(0);
  await expect(namesOf(page).nth(1)).not.toHaveAttribute("aria-describedby");
});

test("Escape takes the card away while the pointer stays, until it comes again", async ({
  page,
}) => {
  const { name, card } = await openCard(page, "hover");
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await pointAway(page);
  await name.hover();
  await expect(card).toBeVisible();
});

test("a card goes when its name is scrolled, and with its page", async ({
  page,
}) => {
  const { name, card } = await openCard(page, "hover");
  await page.mouse.wheel(0, 600);
  await expect(card).toHaveCount(0);
  await page.mouse.wheel(0, -600);
  await name.hover();
  await expect(card).toBeVisible();
  await name.click();
  await expect(page).toHaveURL(/\/api\//);
  await expect(card).toHaveCount(0);
  await page.goBack();
  await pointAway(page);
  await namesOf(page).first().hover();
  await expect(card).toBeVisible();
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test("a tap follows the link, and shows no card", async ({ page }) => {
    const asked = watchParts(page);
    await open(page, "/mathfield/virtual-keyboard/");
    const name = page
      .locator(".code-block:not([data-playground]) .line a:visible")
      .first();
    const address = (await name.getAttribute("href")) ?? "";
    await name.tap();
    await expect(page).toHaveURL((url) => url.pathname + url.hash === address);
    expect(asked).toEqual([]);
  });
});

test("without a network there is no card, and nothing is complained of", async ({
  page,
  context,
}) => {
  const asked = watchParts(page);
  await open(page, PAGE);
  await context.setOffline(true);
  const [name, other] = [namesOf(page).first(), namesOf(page).nth(1)];
  await name.hover();
  await expect(name).toHaveCSS("text-decoration-line", "underline");
  await other.hover();
  expect(asked).toEqual([]);
  await context.setOffline(false);
  await name.hover();
  await expect(cardOf(page)).toBeVisible();
});
