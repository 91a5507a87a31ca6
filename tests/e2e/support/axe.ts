import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const STANDARDS = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/**
 * What axe finds wrong in a page, or a part of it, as it stands now.
 *
 * @param part - A selector; without it all of the page.
 */
export async function axeFindings(
  page: Page,
  part = ":root",
): Promise<object[]> {
  await isStill(page);
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // A third of the time. The other mode looks into frames of other origins:
    // those of examples are what readers write.
    .setLegacyMode(true)
    .options({
      resultTypes: ["violations"],
      runOnly: { type: "tag", values: STANDARDS },
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      rule: id,
      target: target.join(" "),
      failureSummary,
    })),
  );
}

/** A color that is on its way to another is neither's. */
async function isStill(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
}
