import type { Page } from "@playwright/test";

import { open } from "../../support/fixture.ts";

type Scheme = "dark" | "light";

/** A palette in place of the colors of pages, and the scheme chosen before. */
export interface Look {
  readonly palette: Scheme;
  readonly chosen: Scheme;
}

/** The scheme that was chosen is not that of the palette. */
export const CONTRARY: Look = { palette: "dark", chosen: "light" };

/** Opens a page in a palette, with a scheme chosen before. */
export async function openIn(
  page: Page,
  route: string,
  { palette, chosen }: Look,
): Promise<void> {
  await page.emulateMedia({ forcedColors: "active", colorScheme: palette });
  await page.addInitScript((scheme) => {
    type GetItem = Storage["getItem"];
    const getItem: GetItem = Reflect.get(Storage.prototype, "getItem");
    // Docusaurus adds to the key what tells sites of one origin apart.
    Storage.prototype.getItem = function (key) {
      return key.startsWith("theme") ? scheme : getItem.call(this, key);
    };
  }, chosen);
  await open(page, route);
}
