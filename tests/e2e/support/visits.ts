import type { Browser, Page } from "@playwright/test";

import { test as base } from "./fixture.ts";
import { DESKTOP } from "./looks.ts";
import { endsInStall } from "./stall.ts";

/** After how many visits a page is given up for a fresh one. */
const MOST = 25;

/** A page of the worker, which visits one address after another. */
class Visitor {
  readonly #launch: () => Promise<Browser>;
  readonly #baseURL: string | undefined;
  #browser: Browser | undefined;
  #page: Page | undefined;
  #visits = 0;

  constructor(launch: () => Promise<Browser>, baseURL: string | undefined) {
    this.#launch = launch;
    this.#baseURL = baseURL;
  }

  /** The page as a new reader has it, on no address yet. */
  async page(): Promise<Page> {
    if (this.#visits === MOST) await this.end();
    this.#visits += 1;
    if (this.#page === undefined) {
      this.#browser ??= await this.#launch();
      const context = await this.#browser.newContext({
        baseURL: this.#baseURL,
        viewport: DESKTOP,
        colorScheme: "light",
      });
      this.#page = await context.newPage();
    } else await this.#forget(this.#page);
    return this.#page;
  }

  /** Bring back what a visit can leave behind. */
  async #forget(page: Page): Promise<void> {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto("about:blank");
    await page.context().clearCookies();
    await page.unrouteAll();
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({
      colorScheme: "light",
      media: null,
      reducedMotion: null,
    });
  }

  /** Give up the page; the next visit has another. */
  async end(): Promise<void> {
    await this.#page?.context().close();
    this.#page = undefined;
    this.#visits = 0;
  }

  /** Give up the browser; the next visit has another. */
  async close(): Promise<void> {
    await this.#browser?.close();
    this.#browser = undefined;
    this.#page = undefined;
    this.#visits = 0;
  }
}

/**
 * Do something on a page. Where the browser stops drawing it, which says
 * nothing about the page, it is done anew in another browser.
 */
type Visit = (body: (page: Page) => Promise<void>) => Promise<void>;

/**
 * The fixture's `test` for many short visits: they share a page, which is as
 * new for each of them. A failed one leaves no page to the next.
 */
export const test = base.extend<{ visit: Visit }, { visitor: Visitor }>({
  visitor: [
    async ({ playwright, launchOptions }, use, { project }) => {
      const visitor = new Visitor(
        () => playwright.chromium.launch(launchOptions),
        project.use.baseURL,
      );
      await use(visitor);
      await visitor.close();
    },
    { scope: "worker" },
  ],
  page: async ({ visitor }, use, info) => {
    await use(await visitor.page());
    if (info.errors.length > 0) await visitor.end();
  },
  visit: async ({ page, visitor, faults }, use) => {
    await use(async (body) => {
      const work = body(page);
      if (!(await endsInStall(page, work))) return;
      console.warn(`The browser drew ${page.url()} no more: visited anew.`);
      work.catch(() => undefined);
      await visitor.close();
      const another = await visitor.page();
      const end = faults.watch(another);
      await body(another);
      end();
    });
  },
});
