import { readFileSync } from "node:fs";

import type { Page, PlaywrightWorkerArgs, TestInfo } from "@playwright/test";

type Browsers = Pick<PlaywrightWorkerArgs, "playwright"> & {
  readonly launchOptions: { readonly args?: string[] };
  readonly baseURL: string | undefined;
};

/**
 * The names below `localhost` that a browser had to do with: it looked them up,
 * connected to them or asked them for something. Its log of the network has them.
 *
 * The browser has a profile, as a reader's: without one it takes no hints, such
 * as `dns-prefetch`.
 *
 * @param visit - Does something with a page of the browser.
 */
export async function namesAfter(
  { playwright, launchOptions, baseURL }: Browsers,
  info: TestInfo,
  visit: (page: Page) => Promise<void>,
): Promise<string[]> {
  const log = info.outputPath("network.json");
  const { args = [], ...options } = launchOptions;
  const context = await playwright.chromium.launchPersistentContext(
    info.outputPath("profile"),
    {
      ...options,
      args: [...args, `--log-net-log=${log}`],
      viewport: { width: 1350, height: 900 },
      ...(baseURL !== undefined && { baseURL }),
    },
  );
  try {
    await visit(await context.newPage());
  } finally {
    // Then the log is complete.
    await context.close();
  }
  const names = readFileSync(log, "utf8").matchAll(/([\w-]+)\.localhost\b/g);
  return [...new Set([...names].map(([, name = ""]) => name))].sort();
}
