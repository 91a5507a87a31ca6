import { drawsNoMore } from "../support/stall.ts";
import { expect, open, test } from "../support/fixture.ts";

test("a page that draws no more is told from one that is busy", async ({
  page,
}) => {
  await open(page, "/about/");
  expect(await drawsNoMore(page, 2)).toBe(false);
  await page.evaluate(() => {
    const end = performance.now() + 4000;
    setTimeout(() => {
      while (performance.now() < end);
    });
  });
  expect(await drawsNoMore(page, 2)).toBe(false);
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  expect(await drawsNoMore(page, 2)).toBe(true);
});
