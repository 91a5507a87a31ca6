import type { Locator } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { SCHEMES } from "../../support/looks.ts";
import { GUIDE } from "../../support/search.ts";

/** Number of stops of the Tab key that are looked at. */
const STOPS = 40;

/** The least that text and the ring of the focus differ from what is behind. */
const CONTRAST = { text: 4.5, ring: 3 };

/**
 * Runs in the page: the contrast of a color of an element with what the element
 * lies on.
 */
function contrastOf(element: Element, name: "color" | "outlineColor"): number {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", {
    willReadFrequently: true,
  });
  const lightness = (color: string) => {
    if (!canvas) return NaN;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [
      ...canvas.getImageData(0, 0, 1, 1).data,
    ].map((byte) => {
      const part = byte / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isClear = (color: string) => /^rgba\(.*, 0\)$/.test(color);
  let ground = "Canvas";
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (isClear(backgroundColor)) continue;
    ground = backgroundColor;
    break;
  }
  const [a, b] = [getComputedStyle(element)[name], ground].map(lightness);
  const [dark = 0, light = 0] = [a ?? 0, b ?? 0].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const contrast = (place: Locator, name: "color" | "outlineColor") =>
  place.evaluate(contrastOf, name);

for (const colorScheme of SCHEMES) {
  test(`the focus is seen at each stop, in the ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, GUIDE);
    const focused = page.locator(":focus");
    const stops = new Set<string>();
    const unseen: string[] = [];
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press("Tab");
      const { name, isRinged } = await focused.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return {
          name: element.outerHTML.slice(0, 120),
          isRinged: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
        };
      });
      stops.add(name);
      if (
        !isRinged ||
        (await contrast(focused, "outlineColor")) < CONTRAST.ring
      )
        unseen.push(name);
    }
    expect(stops.size).toBeGreaterThan(STOPS / 2);
    expect(unseen).toEqual([]);
  });

  test(`a link that is pointed at is read, in the ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, GUIDE);
    const places = {
      text: page.locator(".markdown p a").first(),
      code: page.locator("figure .line a").first(),
      sidebar: page.locator(".menu__link:not(.menu__link--active)").nth(1),
      contents: page.locator(".theme-doc-toc-desktop a").last(),
      bar: page.locator(".navbar__link").first(),
      neighbour: page.locator(".pagination-nav__label").first(),
      footer: page.locator(".footer__link-item").first(),
    };
    for (const [name, link] of Object.entries(places)) {
      await link.hover();
      await expect
        .poll(() => contrast(link, "color"), name)
        .toBeGreaterThanOrEqual(CONTRAST.text);
    }
  });
}

test("a part of a formula does not break, however narrow its place is", async ({
  page,
}) => {
  await open(page, GUIDE);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const heights = () =>
    page
      .locator(".markdown .katex-base")
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect().height),
      );
  const before = await heights();
  expect(before.length).toBeGreaterThan(5);
  await page.addStyleTag({
    content: ".katex { display: inline-block; width: 1px }",
  });
  expect(await heights()).toEqual(before);
  await page.addStyleTag({
    content: ".katex .katex-base { white-space: normal; width: 1px }",
  });
  expect(await heights()).not.toEqual(before);
});
