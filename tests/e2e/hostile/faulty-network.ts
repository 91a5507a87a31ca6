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

/** The waits before each try of a download, in milliseconds. */
export const WAITS = [10, 1000, 2000, 4000];

/** Makes a pattern of the browser's error for a file that did not load. */
export function notLoaded(address: RegExp, error = "ERR_FAILED"): RegExp {
  return new RegExp(
    `^console error: Failed to load resource: net::${error} \\([^)]*${address.source.replace(/\$$/, "")}\\)$`,
  );
}

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

/**
 * Lets the waits between tries pass at once, and note them.
 *
 * @returns Takes out those that were noted, in order.
 */
export async function noteWaits(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript((waits) => {
    const { setTimeout } = globalThis;
    const noted: number[] = [];
    Object.assign(globalThis, {
      noted,
      setTimeout: (task: () => void, ms = 0, ...values: unknown[]) => {
        if (!waits.includes(ms)) return setTimeout(task, ms, ...values);
        noted.push(ms);
        return setTimeout(task, 0, ...values);
      },
    });
  }, WAITS);
  return () =>
    page.evaluate(() =>
      (globalThis as unknown as { noted: number[] }).noted.splice(0),
    );
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
