import type { Page, Route } from "@playwright/test";

import { expect, open, test } from "../support/fixture.ts";
import {
  allRan,
  allSame,
  editorOf,
  ENGINE,
  examples,
  openRun,
  SMALL_PAGE,
  tryOut,
} from "../support/playgrounds.ts";

test.use({ savesData: false });

const WORKER = /\/assets\/sandbox\/worker\.[0-9a-f]+\.txt$/;
const LIVE = /\/assets\/js\/playground\.[0-9a-f]+\.js$/;

/** The waits before each try of a download, in milliseconds. */
const WAITS = [10, 1000, 2000, 4000];

const NOT_LOADED = /console error: Failed to load resource/;

/** What has to be there before examples run, and how its lack is told. */
const PARTS = [
  {
    what: "the engine's script",
    address: ENGINE,
    message: "The engine did not load: check the connection.",
    warning: /An example could not be run/,
  },
  {
    what: "the worker's script",
    address: WORKER,
    message: "The engine did not load: check the connection.",
    warning: /An example could not be run/,
  },
  {
    what: "the script of live examples",
    address: LIVE,
    message: "Not live: check the connection.",
    warning: /The examples are not live/,
  },
] as const;

/** How often something was asked for, and whether it is to be had. */
class Gate {
  tries = 0;
  isOpen = false;
  readonly #failures: number;

  /** @param failures - How often it fails; then it is to be had. */
  constructor(failures = Infinity) {
    this.#failures = failures;
  }

  async answer(route: Route): Promise<void> {
    this.tries += 1;
    const fails = !this.isOpen && this.tries <= this.#failures;
    await (fails ? route.abort() : route.continue());
  }

  static async at(page: Page, address: RegExp, failures?: number) {
    const gate = new Gate(failures);
    await page.route(address, (route) => gate.answer(route));
    return gate;
  }
}

const first = (page: Page) => examples(page).first();
const retry = (page: Page) =>
  first(page).getByRole("button", { name: "Retry" });

/** Let the waits between tries pass at once, and note them. */
async function noteWaits(page: Page): Promise<() => Promise<number[]>> {
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
    page.evaluate(() => (globalThis as unknown as { noted: number[] }).noted);
}

for (const { what, address, message, warning } of PARTS) {
  test(`${what} may fail twice`, async ({ page, faults }) => {
    faults.expect(NOT_LOADED);
    const waits = await noteWaits(page);
    const gate = await Gate.at(page, address, 2);
    await openRun(page, SMALL_PAGE);
    await allSame(page);
    expect(gate.tries).toBe(3);
    expect(inOrder(await waits(), WAITS.slice(0, 3))).toBe(true);
  });

  test(`without ${what} there are a message and Retry`, async ({
    page,
    faults,
  }) => {
    faults.expect(NOT_LOADED, warning);
    const waits = await noteWaits(page);
    const gate = await Gate.at(page, address);
    await open(page, SMALL_PAGE);
    await expect(first(page)).toContainText(message);
    await expect(retry(page)).toBeVisible();
    expect(gate.tries).toBe(WAITS.length);
    expect(inOrder(await waits(), WAITS)).toBe(true);
    gate.isOpen = true;
    await retry(page).click();
    await allRan(page);
    await allSame(page);
  });

  test(`${what} is tried again when the network is back`, async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(NOT_LOADED, warning);
    await noteWaits(page);
    const gate = await Gate.at(page, address);
    await open(page, SMALL_PAGE);
    await expect(retry(page)).toBeVisible();
    await context.setOffline(true);
    gate.isOpen = true;
    await context.setOffline(false);
    await allRan(page);
    await allSame(page);
  });
}

test("a network that is lost before examples are live is said, and waited for", async ({
  page,
  context,
  faults,
}) => {
  faults.expect(NOT_LOADED, /The examples are not live/);
  await noteWaits(page);
  await page.route(LIVE, async (route) => {
    await context.setOffline(true);
    await route.continue();
  });
  await open(page, SMALL_PAGE);
  await expect(first(page)).toContainText("Not live: check the connection.");
  await expect(retry(page)).toBeVisible();
  await page.unroute(LIVE);
  await context.setOffline(false);
  await allRan(page);
  await allSame(page);
});

test.describe("for readers who save data", () => {
  // No link is being fetched ahead at the moment the network goes.
  test.use({ savesData: true });

  test("a network that is lost later is not missed", async ({
    page,
    context,
  }) => {
    await open(page, SMALL_PAGE);
    await first(page).locator("figcaption").click();
    await allRan(page);
    await first(page).getByRole("button", { name: "Edit" }).click();
    await expect(editorOf(first(page))).toBeFocused();
    await context.setOffline(true);
    const code = 'console.log(ce.parse("2 + 3").evaluate());';
    expect(await tryOut(first(page), code)).toEqual(["5"]);
    expect(await tryOut(first(page), code)).toEqual(["5"]);
  });
});

test("an editor that does not load says so, and can be tried again", async ({
  page,
  faults,
}) => {
  faults.expect(NOT_LOADED, /The editor did not load/);
  const gate = await Gate.at(page, /\/assets\/js\/editor\.[0-9a-f]+\.js$/);
  await openRun(page, SMALL_PAGE);
  const edit = first(page).getByRole("button", { name: "Edit" });
  await edit.click();
  await expect(first(page)).toContainText("The editor did not load");
  gate.isOpen = true;
  await edit.click();
  await expect(editorOf(first(page))).toBeFocused();
});

/** Whether a list has some items in this order, with whatever between them. */
function inOrder(list: readonly number[], items: readonly number[]): boolean {
  const [next, ...others] = items;
  if (next === undefined) return true;
  const at = list.indexOf(next);
  return at >= 0 && inOrder(list.slice(at + 1), others);
}
