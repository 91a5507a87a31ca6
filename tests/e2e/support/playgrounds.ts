import type { Locator, Page } from "@playwright/test";

import { expect, open } from "./fixture.ts";
import { EXAMPLE_COUNTS } from "../../built/examples.ts";
import { networkIdle } from "./network.ts";

/** Examples in JavaScript and TypeScript, as a selector. */
export const EXAMPLES = ":is([data-playground=js], [data-playground=ts])";

/** Addresses of what only live examples need. */
export const LIVE_PARTS = /\/assets\/(?:sandbox\/|js\/(?:playground|editor)\.)/;

/** The engine's script in the sandbox. */
export const ENGINE = /\/assets\/sandbox\/compute-engine\.[0-9a-f]+\.js$/;

/**
 * Longest that examples take on a machine with other things to do; a run of
 * ten seconds is among them.
 */
const PATIENCE_MS = 50_000;

/** Pages with examples, and how many each has. */
export const PAGES = EXAMPLE_COUNTS.flatMap(({ route, scripts }) =>
  scripts > 0 ? [[route, scripts] as const] : [],
);

/** A page with few examples, but more than one: they can be compared. */
export const SMALL_PAGE = smallPage();

/**
 * Tells whether a page has no examples of any kind; the playground makes its
 * own.
 */
export function isPlain(route: string): boolean {
  return (
    route !== "/playground/" &&
    EXAMPLE_COUNTS.every((page) => page.route !== route)
  );
}

function smallPage(): string {
  const suitable = PAGES.filter(([, count]) => count > 1);
  const [first] = suitable.toSorted(([, a], [, b]) => a - b);
  if (first === undefined) throw new Error("No page has two examples.");
  return first[0];
}

/** The examples of a page. */
export function examples(page: Page): Locator {
  return page.locator(EXAMPLES);
}

/** Waits until every example that the page has taken over has run. */
export async function allRan(page: Pick<Page, "locator">): Promise<void> {
  await expect(page.locator(`${EXAMPLES}[data-live]`)).not.toHaveCount(0);
  const waiting = page.locator(`${EXAMPLES}[data-live]:not([data-ran])`);
  await expect(waiting).toHaveCount(0, { timeout: PATIENCE_MS });
}

/**
 * Expects that every example of the page has run to the same effect as at
 * build.
 */
export async function allSame(page: Page): Promise<void> {
  const others = page.locator(
    `${EXAMPLES}[data-live]:not([data-ran=same], [data-varies])`,
  );
  await expect(others).toHaveCount(0);
}

/** Waits until the page has nothing more to do by itself. */
export async function isAtRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })),
  );
  await networkIdle(page);
}

/** Opens a page and waits until every example of it has run. */
export async function openRun(page: Page, route: string): Promise<void> {
  await open(page, route);
  await allRan(page);
}

/** The box in which the code of an example is edited. */
export function editorOf(example: Locator): Locator {
  return example.getByRole("textbox", { name: "Code of the example" });
}

/** Puts other code in the place of an example's, as a reader who pastes it. */
export async function write(example: Locator, code: string): Promise<void> {
  const editor = editorOf(example);
  if ((await editor.count()) === 0)
    await example.getByRole("button", { name: "Edit" }).click();
  await editor.press("Control+A");
  await example.page().keyboard.insertText(code);
  const lines = editor.locator(".cm-line");
  await expect(lines).toHaveText(code.split("\n"));
}

/** Starts other code in the place of an example's. */
export async function start(example: Locator, code: string): Promise<void> {
  await write(example, code);
  await editorOf(example).press("Control+Enter");
}

/** Waits until an example does not run any more. */
export async function ended(example: Locator): Promise<void> {
  await expect(example).toHaveAttribute("data-phase", "idle", {
    timeout: PATIENCE_MS,
  });
}

/**
 * Runs other code in the place of an example's.
 *
 * @returns What it printed, an entry a print.
 */
export async function tryOut(
  example: Locator,
  code: string,
): Promise<string[]> {
  await start(example, code);
  await ended(example);
  return results(example).allTextContents();
}

/** The texts that stand below the lines of an example. */
export function results(example: Locator): Locator {
  return example.locator(".result-text");
}

/**
 * Presses Run on an example as the page has it, and sees the same as the build.
 */
export async function runsSame(example: Locator): Promise<void> {
  const reset = example.getByRole("button", { name: "Reset" });
  if (await reset.isVisible()) await reset.click();
  await example.getByRole("button", { name: "Run" }).click();
  await ended(example);
  await expect(example.getByRole("status").first()).toContainText(
    "same result here",
  );
  await expect(example).toHaveAttribute("data-ran", "same");
}
