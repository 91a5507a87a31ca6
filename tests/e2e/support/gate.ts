import type { Page, Route } from "@playwright/test";
import { intercept } from "./intercept.ts";

/** Where the scripts of pages are. */
export const SCRIPTS = "**/assets/js/**";

/** Requests of a page that wait for the test. */
export class Gate {
  #waiting: Route[] = [];
  #isOpen = false;

  /**
   * Hold what the page asks for from now on.
   *
   * @param addresses - Which requests: a glob or a pattern; scripts by default.
   */
  static async before(
    page: Page,
    addresses: string | RegExp = SCRIPTS,
  ): Promise<Gate> {
    const gate = new Gate();
    await intercept(page, addresses, (route) => gate.#hold(route));
    return gate;
  }

  async #hold(route: Route): Promise<void> {
    if (this.#isOpen) await route.continue();
    else this.#waiting.push(route);
  }

  /** How many requests wait. */
  get size(): number {
    return this.#waiting.length;
  }

  /** Take out the requests that wait, for the test to answer. */
  take(): Route[] {
    return this.#waiting.splice(0);
  }

  /** Let through what waits, and from now on everything. */
  async open(): Promise<void> {
    this.#isOpen = true;
    for (const route of this.take()) await route.continue();
  }
}
