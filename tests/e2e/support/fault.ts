import type { Page } from "@playwright/test";
import { intercept } from "./intercept.ts";

/** The answers to requests for some address, which fail until it is mended. */
export class Fault {
  /** Number of requests for the address so far. */
  tries = 0;
  #failures: number;

  private constructor(failures: number) {
    this.#failures = failures;
  }

  /** @param failures - How often it fails; then it is to be had. */
  static async at(
    page: Page,
    address: string | RegExp,
    failures = Infinity,
  ): Promise<Fault> {
    const fault = new Fault(failures);
    await intercept(page, address, async (route) => {
      fault.tries += 1;
      const fails = fault.tries <= fault.#failures;
      await (fails ? route.abort() : route.continue());
    });
    return fault;
  }

  /** From now on it is to be had. */
  mend(): void {
    this.#failures = 0;
  }
}

/** The waits before each try of a download, in milliseconds. */
export const WAITS = [10, 1000, 2000, 4000];

/** Makes a pattern of the browser's error for a file that did not load. */
export function notLoaded(address: RegExp, error = "ERR_FAILED"): RegExp {
  return new RegExp(
    `^console error: Failed to load resource: net::${error} \\([^)]*${address.source.replace(/\$$/, "")}\\)$`,
  );
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
