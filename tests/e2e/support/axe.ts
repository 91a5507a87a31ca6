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
 * What axe finds wrong in a part of a page as it stands now.
 *
 * @param part - A selector.
 */
export async function axeFindings(page: Page, part: string): Promise<object[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // The other mode is for frames; those of examples hold nothing to look at.
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
