import type { Locator, Page } from "@playwright/test";

import { expect } from "../support/fixture.ts";
import { ENGINE, examples } from "../support/playgrounds.ts";

/** Files that examples need to run, and the messages when one is missing. */
export const PARTS = {
  live: {
    address: /\/assets\/js\/playground\.[0-9a-f]+\.js$/,
    message: "The script did not load: check the connection.",
    warning:
      /^console warning: The examples are not live ChunkLoadError: [^]*\/playground\.[0-9a-f]+\.js\)/,
  },
  worker: {
    address: /\/assets\/sandbox\/worker\.[0-9a-f]+\.txt$/,
    message: "The engine did not load: check the connection.",
    warning: /^console warning: An example could not be run/,
  },
  engine: {
    address: ENGINE,
    message: "The engine did not load: check the connection.",
    warning: /^console warning: An example could not be run/,
  },
} as const;

export const first = (page: Page): Locator => examples(page).first();

export const retry = (page: Page): Locator =>
  first(page).getByRole("button", { name: "Retry" });

/** The first example says that something is missing, and offers to retry. */
export async function expectMessage(
  page: Page,
  message: string,
): Promise<void> {
  await expect(first(page)).toContainText(message);
  await expect(retry(page)).toBeVisible();
}

/** Tells whether a list has some items in this order, with any between them. */
export function inOrder(
  list: readonly number[],
  items: readonly number[],
): boolean {
  const [next, ...others] = items;
  if (next === undefined) return true;
  const at = list.indexOf(next);
  return at >= 0 && inOrder(list.slice(at + 1), others);
}
