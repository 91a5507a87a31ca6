import { expect, test } from "../../support/fixture.ts";
import { CONTRARY, openIn } from "./forced-colors.ts";

/** Palettes, each with either scheme chosen before. */
const LOOKS = (["dark", "light"] as const).flatMap((palette) =>
  (["dark", "light"] as const).map((chosen) => ({ palette, chosen })),
);

/** The least that lines differ from what is behind: WCAG 1.4.11. */
const CONTRAST = 3;

/**
 * Runs in the page: lines and areas of pictures that are not seen. A part is
 * seen where its line or its area differs from what the page lies on.
 */
function unseenPictures(least: number): string[] {
  const probe = document.createElement("i");
  probe.style.color = "Canvas";
  document.body.append(probe);
  const behind = getComputedStyle(probe).color;
  probe.remove();
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", {
    willReadFrequently: true,
  });
  const lightness = (color: string) => {
    if (!canvas) return NaN;
    canvas.fillStyle = behind;
    canvas.fillRect(0, 0, 1, 1);
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
  const differs = (color: string) => {
    if (color === "none") return false;
    const [dark = 0, light = 0] = [lightness(color), lightness(behind)].sort(
      (a, b) => a - b,
    );
    return (light + 0.05) / (dark + 0.05) >= least;
  };
  const unseen: string[] = [];
  for (const picture of document.querySelectorAll("main svg")) {
    if (picture.getBoundingClientRect().width < 60) continue;
    const parts = [...picture.querySelectorAll("path, line, circle, polyline")];
    const isSeen = parts.some((part) => {
      const { stroke, fill } = getComputedStyle(part);
      return differs(stroke) || differs(fill);
    });
    if (parts.length > 0 && !isSeen)
      unseen.push(`picture: ${picture.outerHTML.slice(0, 160)}`);
    for (const text of picture.querySelectorAll("text"))
      if (!differs(getComputedStyle(text).fill))
        unseen.push(`text: ${text.outerHTML.slice(0, 160)}`);
  }
  return unseen;
}

for (const look of LOOKS) {
  const name = `in a ${look.palette} palette after ${look.chosen} was chosen`;

  for (const route of [
    "/",
    "/compute-engine/reference/trigonometry/",
    "/compute-engine/reference/sets/",
    "/compute-engine/reference/statistics/",
  ])
    test(`pictures of ${route} have lines ${name}`, async ({ page }) => {
      await openIn(page, route, look);
      expect(await page.locator("main svg path").count()).toBeGreaterThan(0);
      expect(await page.evaluate(unseenPictures, CONTRAST)).toEqual([]);
    });
}

test("a line that is not seen would be found", async ({ page }) => {
  await openIn(page, "/", CONTRARY);
  await page.addStyleTag({
    content: "main svg * { stroke: #222 !important; fill: #222 !important }",
  });
  expect(await page.evaluate(unseenPictures, CONTRAST)).not.toEqual([]);
});
