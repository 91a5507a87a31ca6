import { expect, open, test } from "../../support/fixture.ts";

const PAGE = "/compute-engine/guides/evaluate/";

for (const width of [360, 390, 1184, 1350])
  test(`the way back to the top covers nothing at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, PAGE);
    const button = page.getByRole("button", { name: "Scroll back to top" });
    await expect(button).toBeHidden();
    // The button shows for who goes back up.
    await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
    await page.mouse.move(width / 2, 400);
    await page.mouse.wheel(0, -400);
    await expect(button).toBeVisible();
    const bar = await page.locator(".navbar").boundingBox();
    const own = await button.boundingBox();
    if (!bar || !own) throw new Error("not laid out");
    expect(own.y).toBeGreaterThanOrEqual(bar.y);
    expect(own.y + own.height).toBeLessThanOrEqual(bar.y + bar.height);
    const others = page
      .locator(".navbar :is(a, button)")
      .filter({ visible: true });
    expect(await others.count()).toBeGreaterThan(1);
    for (const other of await others.all()) {
      const box = await other.boundingBox();
      if (!box) continue;
      expect(box.x >= own.x + own.width || box.x + box.width <= own.x).toBe(
        true,
      );
    }
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
