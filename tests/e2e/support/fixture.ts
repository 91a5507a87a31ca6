import { test as base, expect } from "@playwright/test";
import type { ConsoleMessage, Page, Request } from "@playwright/test";

import { expectLive } from "./site-page.ts";
import { drawsNoMore, STALLED } from "./stall.ts";

/** Longest wait after a test for the faults it announced, in milliseconds. */
const GRACE_MS = 5000;

/** Record of the faults of pages: complaints, failures, foreign requests. */
class Faults {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #home: string;

  /** @param home - Origin of the site. */
  constructor(home: string) {
    this.#home = home;
  }

  /** Note what a page does wrong, until the function returned is called. */
  watch(page: Page): () => void {
    const onConsole = (message: ConsoleMessage) => {
      if (["error", "warning"].includes(message.type()))
        this.#found.push(
          `console ${message.type()}: ${message.text()} (${message.location().url})`,
        );
    };
    const onError = (error: Error) => {
      this.#found.push(`error: ${error.message}`);
    };
    const onRequest = (request: Request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^(http|ws)/.test(protocol) && origin !== this.#home)
        this.#found.push(`foreign request: ${request.url()}`);
    };
    page.on("console", onConsole);
    page.on("pageerror", onError);
    page.on("request", onRequest);
    return () => {
      page.off("console", onConsole);
      page.off("pageerror", onError);
      page.off("request", onRequest);
    };
  }

  /** Announces a fault that a test brings about itself; it has to come. */
  expect(...faults: RegExp[]): void {
    this.#expected.push(...faults);
  }

  /** Announces a fault that may come: not each run tells of it in time. */
  allow(...faults: RegExp[]): void {
    this.#allowed.push(...faults);
  }

  /** Faults that nobody announced, and announced ones that did not come. */
  surprises(): string[] {
    const announced = [...this.#expected, ...this.#allowed];
    const unforeseen = this.#found.filter(
      (fault) => !announced.some((pattern) => pattern.test(fault)),
    );
    return [
      ...unforeseen,
      ...this.#absent().map((pattern) => `did not come: ${pattern}`),
    ];
  }

  /**
   * Waits for what was announced: the browser tells a moment after the fact.
   */
  async come(): Promise<void> {
    const end = Date.now() + GRACE_MS;
    while (this.#absent().length > 0 && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 50));
  }

  #absent(): RegExp[] {
    return this.#expected.filter(
      (pattern) => !this.#found.some((fault) => pattern.test(fault)),
    );
  }
}

interface Fixtures {
  readonly faults: Faults;
  /**
   * True if the reader saves data, as by default: then no page is fetched ahead
   * and no example runs that nobody touches, which takes most of the time of a
   * visit. Tests of either say `test.use({ savesData: false })`.
   */
  readonly savesData: boolean;
  /**
   * True if the site's service worker starts. By default it does not: what it
   * keeps would come between a test and the server. Any other one may.
   */
  readonly keepsPages: boolean;
}

/** Runs in the page: its reader saves data. */
export function saveData(): void {
  Object.defineProperty(navigator, "connection", {
    value: { saveData: true, effectiveType: "4g" },
  });
}

/** Runs in the page: the site's service worker never starts. */
export function keepNothing(): void {
  type Register = ServiceWorkerContainer["register"];
  // Only pages that came over a safe line have them.
  if (!("ServiceWorkerContainer" in globalThis)) return;
  const { prototype } = ServiceWorkerContainer;
  const register: Register = Reflect.get(prototype, "register");
  prototype.register = new Proxy(register, {
    apply(_, container: ServiceWorkerContainer, args: Parameters<Register>) {
      return String(args[0]).endsWith("/offline.js")
        ? new Promise(() => undefined)
        : register.apply(container, args);
    },
  });
}

/** Playwright's `test`, failing on every fault of a page. */
export const test = base.extend<Fixtures>({
  savesData: [true, { option: true }],
  keepsPages: [false, { option: true }],
  context: async ({ context, keepsPages }, use) => {
    if (!keepsPages) await context.addInitScript(keepNothing);
    await use(context);
  },
  page: async ({ page, savesData }, use) => {
    if (savesData) await page.addInitScript(saveData);
    await use(page);
  },
  faults: [
    async ({ page, baseURL }, use, info) => {
      const faults = new Faults(new URL(baseURL ?? "").origin);
      const end = faults.watch(page);
      await use(faults);
      await faults.come();
      end();
      if (info.status !== info.expectedStatus && (await drawsNoMore(page)))
        info.annotations.push({ type: STALLED });
      expect(faults.surprises()).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Waits until React has taken over the page, and lays all of it out: what is
 * looked at is seldom near the top.
 */
export async function hydrated(page: Page): Promise<void> {
  await expectLive(page);
  await page
    .locator("html")
    .evaluate((root) => root.removeAttribute("data-near-only"));
}

/** Goes to a page and waits until it is live. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export { expect };
