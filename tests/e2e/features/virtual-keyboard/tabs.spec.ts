import { expect, open, test } from "../../support/fixture.ts";
import { DESKTOP } from "../../support/looks.ts";
import { openResult } from "./result.ts";

const ROUTE = "/mathfield/virtual-keyboard/";

test.use({ colorScheme: "dark", viewport: DESKTOP });

test("pictures show the open tab of the dark keyboard", async ({ page }) => {
  await open(page, ROUTE);
  for (const layout of ["numeric", "symbols", "alphabetic", "greek"]) {
    const picture = page.locator(`img[src*="${layout}-dark"]`);
    await picture.scrollIntoViewIfNeeded();
    expect
      .soft(await picture.evaluate(contrastOfTab), layout)
      .toBeGreaterThan(3);
  }
});

test.describe("a result", () => {
  test.use({ savesData: false });

  test("shows the open tab of the dark keyboard", async ({ page }) => {
    const title = "The golden ratio, with taps";
    const result = await openResult(page, ROUTE, title);
    await result.locator("[part=virtual-keyboard-toggle]").click();
    const tab = result.locator(".MLK__toolbar .selected").first();
    await expect(tab).toHaveCSS("color", "rgb(111, 179, 247)");
  });
});

/**
 * Runs in the page: the contrast with the background of the line below the open
 * tab, which is the widest in the rows of a toolbar that has one color.
 */
async function contrastOfTab(picture: Element): Promise<number> {
  const image = picture as HTMLImageElement;
  image.loading = "eager";
  await image.decode();
  const canvas = document.createElement("canvas");
  const { naturalWidth: width } = image;
  const height = Math.round(image.naturalHeight / 5);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  context?.drawImage(image, 0, 0);
  const data = context?.getImageData(0, 0, width, height).data ?? [];
  const linear = (value = 0) =>
    value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = (x: number, y: number) => {
    const at = 4 * (y * width + x);
    const [red, green, blue] = [data[at], data[at + 1], data[at + 2]];
    return (
      0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    );
  };
  const paper = luminance(1, 1) + 0.05;
  let best = { length: 0, contrast: 1 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0, length = 0, sum = 0; x < width; x += 1) {
      const contrast = (luminance(x, y) + 0.05) / paper;
      const isMark = contrast > 1.5;
      length = isMark ? length + 1 : 0;
      sum = isMark ? sum + contrast : 0;
      if (length > best.length) best = { length, contrast: sum / length };
    }
  return best.contrast;
}
