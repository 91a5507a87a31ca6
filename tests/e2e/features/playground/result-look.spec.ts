import { expect, test } from "../../support/fixture.ts";
import { field, openExample } from "../../support/markup-example.ts";
import { resultOf } from "../../support/markup.ts";
import { SCHEMES } from "../../support/looks.ts";

test.use({ savesData: false });

/** Computes the contrast ratio of two colors, as WCAG 2 has it. */
function contrast(colors: readonly string[]): number {
  const [dark = 0, light = 0] = colors.map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const parts = [...color.matchAll(/[\d.]+/g)].slice(0, 3).map(([text]) => {
    const value = Number(text) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = parts;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("the text of a result has the face of the site", async ({ page }) => {
  const example = await openExample(page);
  const loaded = resultOf(example)
    .locator("body")
    .evaluate((body) => {
      const { fontFamily } = getComputedStyle(body);
      const faces = [...document.fonts].filter(
        ({ status }) => status === "loaded",
      );
      return faces.some(({ family }) => fontFamily.startsWith(`"${family}"`));
    });
  expect(await loaded).toBe(true);
});

test("a button of a result stands on paper, and an example may change that", async ({
  page,
}) => {
  const body = resultOf(await openExample(page)).locator("body");
  const look = (style: string) =>
    body.evaluate((each, css) => {
      const button = document.createElement("button");
      each.append(button);
      // What browsers give it takes as much room.
      const { offsetWidth: width, offsetHeight: height } = button;
      button.style.cssText = css;
      const { backgroundColor, borderTopStyle } = getComputedStyle(button);
      button.style.all = "revert";
      button.style.font = "inherit";
      const isSameSize =
        width === button.offsetWidth && height === button.offsetHeight;
      button.remove();
      return { backgroundColor, borderTopStyle, isSameSize };
    }, style);
  expect(await look("")).toEqual({
    backgroundColor: "rgba(0, 0, 0, 0)",
    borderTopStyle: "solid",
    isSameSize: true,
  });
  expect(await look("background: rgb(1, 2, 3)")).toMatchObject({
    backgroundColor: "rgb(1, 2, 3)",
  });
});

for (const colorScheme of SCHEMES)
  test(`the icons of a field are seen in the ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const example = await openExample(page);
    const paper = await example
      .locator("[data-result]")
      .evaluate((place) => getComputedStyle(place).backgroundColor);
    for (const part of ["virtual-keyboard-toggle", "menu-toggle"]) {
      const icon = field(example).locator(`[part=${part}]`);
      const ink = await icon.evaluate((each) => getComputedStyle(each).color);
      expect(contrast([ink, paper])).toBeGreaterThan(4.5);
    }
  });

test("a result is printed in dark ink, whatever the screen was", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const example = await openExample(page);
  const body = resultOf(example).locator("body");
  const ink = async () =>
    luminance(await body.evaluate((each) => getComputedStyle(each).color));
  expect(await ink()).toBeGreaterThan(0.5);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  expect(await ink()).toBeLessThan(0.05);
  await expect(example.locator("iframe")).toHaveCSS("color-scheme", "light");
  await expect(example.getByRole("tablist")).toBeHidden();
  await expect(example.locator("[data-language]")).toHaveCount(
    await example.locator("[data-language]:visible").count(),
  );
});

test("the formula of the first example is whole on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const content = field(await openExample(page)).locator("[part=content]");
  const cut = () =>
    content.evaluate((box) => box.scrollWidth - box.clientWidth);
  await expect.poll(cut).toBe(0);
  // What is cut is seen.
  await content.evaluate((box) => {
    box.style.width = "5rem";
  });
  await expect.poll(cut).toBeGreaterThan(0);
});

test("the tip of a button is within the result", async ({ page }) => {
  const example = await openExample(page);
  for (const part of ["virtual-keyboard-toggle", "menu-toggle"]) {
    const box = await field(example)
      .locator(`[part=${part}]`)
      .evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const tip = getComputedStyle(button, "::after");
        const [width, height] = [tip.width, tip.height].map(parseFloat);
        const end = right - parseFloat(tip.right) - parseFloat(tip.marginRight);
        const middle = (top + bottom) / 2;
        return {
          text: tip.content,
          isBefore: end <= left,
          left: end - (width ?? 0),
          top: middle - (height ?? 0) / 2,
          bottom: innerHeight - middle - (height ?? 0) / 2,
        };
      });
    expect(box.text).toMatch(/\w/);
    expect(box.isBefore).toBe(true);
    // Browsers round the sizes of letters differently.
    for (const room of [box.left, box.top, box.bottom])
      expect(room).toBeGreaterThanOrEqual(-1);
  }
});
