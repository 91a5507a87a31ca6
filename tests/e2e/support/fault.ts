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
