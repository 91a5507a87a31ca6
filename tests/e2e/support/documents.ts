import { test, type Page, type Request } from "@playwright/test";

import { expect } from "./fixture.ts";
import { intercept } from "./intercept.ts";
import { listen } from "./listen.ts";
import { answerPackage, HOST } from "./packages.ts";

/**
 * For documents that are no pages of the site: {@link Documents} listens to
 * them, and the site's watch over foreign requests does not apply.
 */
export const documentTest = test;

/** Import map that resolves bare imports, as a bundler would. */
const IMPORT_MAP = {
  imports: {
    mathlive: `${HOST}npm/mathlive`,
    "mathlive/": `${HOST}npm/mathlive/`,
    "@cortex-js/compute-engine": `${HOST}npm/@cortex-js/compute-engine`,
    "@cortex-js/compute-engine/": `${HOST}npm/@cortex-js/compute-engine/`,
  },
};

/** Longest that a document takes on a busy machine: some load megabytes. */
const PATIENCE_MS = 90_000;

/**
 * A function that imports MathLive, such as a listener: its body is indented.
 */
const LOADS_LATER = /^[ \t]+await import\("mathlive"\)/m;

/**
 * A browser page in which documents are opened, one after the other, that no
 * server has: each comes from here, and the packages it asks a content delivery
 * network for come from those that are installed.
 */
export class Documents {
  readonly #page: Page;
  readonly #all: readonly string[];
  readonly #underway = new Set<Request>();
  #asked = 0;
  #before = 0;
  #html = "";

  private constructor(page: Page) {
    this.#page = page;
    this.#all = listen(page);
    page.on("request", (request) => {
      this.#asked += 1;
      this.#underway.add(request);
    });
    page.on("requestfinished", (request) => this.#underway.delete(request));
    page.on("requestfailed", (request) => this.#underway.delete(request));
  }

  /** @param page - Goes to example.test, and hears nothing of the site. */
  static async in(page: Page): Promise<Documents> {
    const documents = new Documents(page);
    await page.addInitScript(countTimers);
    await intercept(page, "**/*", (route) =>
      route.request().url() === HOST
        ? route.fulfill({ contentType: "text/html", body: documents.#html })
        : answerPackage(route),
    );
    return documents;
  }

  /** Messages of the document, as {@link listen} has them. */
  get heard(): readonly string[] {
    return this.#all.slice(this.#before);
  }

  /** @param html - A whole document, or what stands in its body. */
  async open(html: string): Promise<void> {
    this.#html = wholeDocument(html);
    this.#before = this.#all.length;
    this.#underway.clear();
    await this.#page.goto(HOST);
  }

  /** Opens a document: it prints what is stated, and nothing else. */
  async expectPrints(
    html: string,
    statements: readonly string[],
  ): Promise<void> {
    await this.open(html);
    const timeout = PATIENCE_MS;
    if (html.includes("<math-field") && !LOADS_LATER.test(html))
      await this.#page.waitForFunction(
        () => customElements.get("math-field") !== undefined,
        undefined,
        { timeout },
      );
    // A fault, which is not stated, takes the place of a print.
    await expect
      .poll(() => this.heard.length, { timeout })
      .toBeGreaterThanOrEqual(statements.length);
    await expect.poll(() => this.#isSettled(), { timeout }).toBe(true);
    expect(this.heard).toEqual(statements);
  }

  /**
   * Tells whether nothing is left that could print: no request is under way,
   * none came up while the document was idle, fonts are there, no timer runs.
   */
  async #isSettled(): Promise<boolean> {
    const asked = this.#asked;
    const isAtRest = await this.#page.evaluate(async () => {
      for (let round = 0; round < 2; round += 1)
        await new Promise((resolve) =>
          requestAnimationFrame(() => requestIdleCallback(resolve)),
        );
      await document.fonts.ready;
      return (
        document.readyState === "complete" &&
        (Reflect.get(window, "timersUnderway") as Set<number>).size === 0
      );
    });
    return isAtRest && asked === this.#asked && this.#underway.size === 0;
  }
}

function wholeDocument(html: string): string {
  // A document with a map of its own says itself where its packages are.
  const map = html.includes('<script type="importmap">')
    ? ""
    : `<script type="importmap">${JSON.stringify(IMPORT_MAP)}</script>`;
  return /<html|<!doctype/i.test(html)
    ? html.replace(/<head>|(?<=<!doctype html>)/i, (tag) => tag + map)
    : `<!doctype html><html lang="en"><head><meta charset="utf-8">${map}<title>Example</title></head><body>${html}</body></html>`;
}

/** Runs in the page: keeps the timeouts that have not come yet. */
function countTimers(): void {
  const underway = new Set<number>();
  Reflect.set(window, "timersUnderway", underway);
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const count = (run: TimerHandler, ms?: number, ...rest: unknown[]) => {
    if (typeof run !== "function") return start(run, ms);
    const timer = start(() => {
      underway.delete(timer);
      Reflect.apply(run, window, rest);
    }, ms);
    underway.add(timer);
    return timer;
  };
  const forget = (timer?: number) => {
    if (timer !== undefined) underway.delete(timer);
    stop(timer);
  };
  Object.assign(window, { setTimeout: count, clearTimeout: forget });
}
