import type { Page, Route } from "@playwright/test";
import { intercept } from "./intercept.ts";

/** Glob that matches the scripts of pages. */
export const SCRIPTS = "**/assets/js/**";

/** Requests of a page that wait for the test. */
export class Gate {
  #waiting: Route[] = [];
  #isOpen = false;

  /**
   * Holds what the page asks for from now on.
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

  /** Number of requests that wait. */
  get size(): number {
    return this.#waiting.length;
  }

  /** Takes out the requests that wait, for the test to answer. */
  take(): Route[] {
    return this.#waiting.splice(0);
  }

  /** Lets through what waits, and from now on everything. */
  async open(): Promise<void> {
    this.#isOpen = true;
    for (const route of this.take()) await route.continue();
  }
}
