import { axeResults } from "../../support/axe.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { inEachLook, PHONE } from "../../support/looks.ts";
import { cardOf, namesOf, openCard, PAGE } from "./cards.ts";

test("a name that is focused shows its card, and the next one its own", async ({
  page,
}) => {
  const { name, card } = await openCard(page, "focus");
  const next = namesOf(page).nth(1);
  await expect(name).toHaveAccessibleDescription(await card.innerText());
  await page.keyboard.press("ArrowRight");
  await expect(next).toHaveAttribute("aria-describedby");
  await expect(name).not.toHaveAttribute("aria-describedby");
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(next).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(name).toHaveAttribute("aria-describedby");
  await page.keyboard.press("Tab");
  await expect(card).toHaveCount(0);
});

test("the card of a focused name comes back when the page rests", async ({
  page,
}) => {
  const { card } = await openCard(page, "focus");
  const before = await card.boundingBox();
  await page.mouse.wheel(0, 40);
  await expect
    .poll(async () => (await card.boundingBox())?.y)
    .not.toBe(before?.y);
  await expect(card).toBeVisible();
});

test("a card is accessible in each look, and within the window", async ({
  page,
}) => {
  await open(page, PAGE);
  const card = cardOf(page);
  const seen = new Set<string>();
  await inEachLook(page, async (look) => {
    for (const name of await namesOf(page).all()) {
      await name.focus();
      await expect(name).toHaveAttribute("aria-describedby");
      const box = await card.boundingBox();
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      expect(box?.x, look).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), look).toBeLessThanOrEqual(
        width,
      );
      expect(box?.y, look).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0), look).toBeLessThanOrEqual(
        height,
      );
      const part = ".code-card, [aria-describedby=code-card]";
      const found = await axeResults(page, part, { seen });
      // Of a box above others axe cannot always tell the background.
      expect(
        found.filter(({ isOpen }) => !isOpen),
        look,
      ).toEqual([]);
    }
  });
});

test("a card lies above its name, or below where only there is room", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, PAGE);
  const name = namesOf(page).first();
  await name.focus();
  for (const [at, isAbove] of [
    [600, true],
    [90, false],
  ] as const) {
    await name.evaluate((link, top) => {
      const { y } = link.getBoundingClientRect();
      window.scrollBy({ top: y - top, behavior: "instant" });
    }, at);
    await expect
      .poll(async () => {
        const [card, own] = [
          await cardOf(page).boundingBox({ timeout: 1000 }),
          await name.boundingBox(),
        ];
        if (!card || !own) return undefined;
        return card.y + card.height <= own.y ? "above" : "below";
      })
      .toBe(isAbove ? "above" : "below");
  }
});

test("no card is printed", async ({ page }) => {
  await open(page, PAGE);
  await namesOf(page).first().focus();
  await expect(page.locator(".code-card")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".code-card")).toBeHidden();
});
