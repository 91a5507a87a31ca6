import type { Page, Route } from "@playwright/test";

/** Where the scripts of pages are. */
export const SCRIPTS = "**/assets/js/**";

/** Scripts that were asked for and are not answered yet. */
export class HeldScripts {
  #held: Route[] = [];
  #released = false;

  /** Hold all scripts that the page asks for from now on. */
  static async from(page: Page): Promise<HeldScripts> {
    const scripts = new HeldScripts();
    await page.route(SCRIPTS, (route) => scripts.#hold(route));
    return scripts;
  }

  async #hold(route: Route): Promise<void> {
    if (this.#released) await route.continue();
    else this.#held.push(route);
  }

  /** How many are held. */
  get size(): number {
    return this.#held.length;
  }

  /** Take the held ones out, for the test to answer. */
  take(): Route[] {
    return this.#held.splice(0);
  }

  /** Answer the held ones, and from now on all. */
  async release(): Promise<void> {
    this.#released = true;
    for (const route of this.take()) await route.continue();
  }
}
