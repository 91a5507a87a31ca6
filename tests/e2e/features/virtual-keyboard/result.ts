import type { FrameLocator, Locator, Page } from "@playwright/test";

import { open } from "../../support/fixture.ts";
import { MARKUP, ranInView, resultOf } from "../../support/markup.ts";

export const GUIDE = "/mathfield/guides/virtual-keyboard/";

/** Opens a page, and waits until the example of this title has run. */
export async function openResult(
  page: Page,
  route: string,
  title: string,
): Promise<FrameLocator> {
  await open(page, route);
  const example = page.locator(`${MARKUP}[data-title="${title}"]`);
  await ranInView(example);
  return resultOf(example);
}

/** A key of the layout that is shown, by what it inserts or runs. */
export function key(result: FrameLocator, use: string): Locator {
  const value = JSON.stringify(use);
  return result.locator(
    `.MLK__layer.is-visible :is([data-keycap-value=${value}], [data-command*=${value}])`,
  );
}
