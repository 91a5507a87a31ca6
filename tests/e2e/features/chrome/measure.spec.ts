import { expect, open, test } from "../../support/fixture.ts";
import { DESKTOP } from "../../support/looks.ts";

test.use({ viewport: DESKTOP });

const ROUTES = [
  "/compute-engine/guides/evaluate/",
  "/compute-engine/reference/arithmetic/",
  "/mathfield/api/mathfield-element/",
  "/tutorials/simple-quiz/",
];

// Only code, tables and pictures may be wider than a line of text.
for (const route of ROUTES)
  test(`text of ${route} keeps to the one measure`, async ({ page }) => {
    await open(page, route);
    const widths = await page
      .locator(".markdown")
      .locator("> p, > ul, > ol, .api-doc > p")
      .evaluateAll((all) => [
        ...new Set(all.map((each) => each.getBoundingClientRect().width)),
      ]);
    expect(widths).toEqual([560]);
  });
