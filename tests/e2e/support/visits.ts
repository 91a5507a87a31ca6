import type { BrowserContext, Page } from "@playwright/test";

import { saveData, keepNothing, test as base } from "./fixture.ts";
import { DESKTOP } from "./looks.ts";

/** After how many visits a page is given up for a fresh one. */
const MOST = 25;

/** A page of the worker, which visits one address after another. */
class Visitor {
  readonly #create: () => Promise<BrowserContext>;
  #page: Page | undefined;
  #visits = 0;

  constructor(create: () => Promise<BrowserContext>) {
    this.#create = create;
  }

  /** The page as a new reader has it, on no address yet. */
  async page(): Promise<Page> {
    if (this.#visits === MOST) await this.end();
    this.#visits += 1;
    if (this.#page === undefined) {
      const context = await this.#create();
      this.#page = await context.newPage();
    } else await this.#forget(this.#page);
    return this.#page;
  }

  /** Brings back what a visit can leave behind. */
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

  /** Gives up the page; the next visit has another. */
  async end(): Promise<void> {
    await this.#page?.context().close();
    this.#page = undefined;
    this.#visits = 0;
  }
}

/** A visitor who saves data, and one who does not. */
type Visitors = Readonly<Record<"saving" | "usual", Visitor>>;

/**
 * The fixture's `test` for many short visits: they share a page, which is as
 * new for each of them. A failed one leaves no page to the next.
 */
export const test = base.extend<object, { visitors: Visitors }>({
  visitors: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const create = async () => {
        const context = await browser.newContext({
          baseURL,
          viewport: DESKTOP,
          colorScheme: "light",
        });
        await context.addInitScript(keepNothing);
        return context;
      };
      const visitors = {
        usual: new Visitor(create),
        saving: new Visitor(async () => {
          const context = await create();
          await context.addInitScript(saveData);
          return context;
        }),
      };
      await use(visitors);
      for (const visitor of Object.values(visitors)) await visitor.end();
    },
    { scope: "worker" },
  ],
  page: async ({ visitors, savesData }, use, info) => {
    const visitor = visitors[savesData ? "saving" : "usual"];
    await use(await visitor.page());
    if (info.errors.length > 0) await visitor.end();
  },
});
