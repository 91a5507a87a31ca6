import type { FrameLocator, Locator } from "@playwright/test";

import { expect } from "./fixture.ts";
import { EXAMPLE_COUNTS } from "../../built/examples.ts";

/** Examples in markup, as a selector. */
export const MARKUP = "[data-playground=markup]";

/** A markup example of a page. */
interface Place {
  readonly route: string;
  /** Which one on its page, from 0. */
  readonly index: number;
}

/** All markup examples of the site. */
const PLACES: readonly Place[] = EXAMPLE_COUNTS.flatMap(({ route, markup }) =>
  Array.from({ length: markup }, (_, index) => ({ route, index })),
);

/** The first place for which something holds. */
export function findPlace(holds: (place: Place) => boolean): Place {
  const place = PLACES.find(holds);
  if (place === undefined) throw new Error("No page has such an example.");
  return place;
}

/** The document that an example makes, within both of its frames. */
export function resultOf(example: Locator): FrameLocator {
  return example.frameLocator("[data-result] > iframe").frameLocator("iframe");
}

/** Waits until an example does not run any more. */
export async function ended(example: Locator): Promise<void> {
  await expect(example).toHaveAttribute("data-phase", "idle", {
    timeout: 20_000,
  });
}

/** Goes to an example, and waits until it has run because it is in view. */
export async function ranInView(example: Locator): Promise<void> {
  await example.locator("[data-result]").scrollIntoViewIfNeeded();
  await expect(example).toHaveAttribute("data-ran", /./, { timeout: 20_000 });
  await ended(example);
}

/** Presses Run, and waits until the run is over. */
export async function run(example: Locator): Promise<void> {
  await example.getByRole("button", { name: "Run", exact: true }).click();
  await ended(example);
}

/** Finds the output of an example in its console. */
export function printed(example: Locator): Locator {
  return example.locator(".playground-console > .result");
}

/** The texts that `// →` in a script says that it prints. */
export function statementsIn(script: string): string[] {
  return [...script.matchAll(/\/\/ → (.*)$/gm)].map(([, text = ""]) =>
    text.trim(),
  );
}

/** The example printed what it states, and complained of nothing. */
export async function expectPrinted(
  example: Locator,
  statements: readonly string[],
): Promise<void> {
  await expect(printed(example).locator(".result-text")).toHaveText([
    ...statements,
  ]);
  await expect(example.locator(".result:is(.warn, .error)")).toHaveCount(0);
}

/** Sizes of a result, in CSS pixels. */
interface Sizes {
  /** Of its content. */
  readonly height: number;
  /** Height that the frame shows of it. */
  readonly view: number;
  /** Extent that is seen by scrolling only, in both directions together. */
  readonly hidden: number;
}

/** Measures how high and how well visible a result is. */
export function sizesOf(result: FrameLocator): Promise<Sizes> {
  return result.locator("html").evaluate((root) => ({
    height: Math.ceil(root.getBoundingClientRect().height),
    view: root.clientHeight,
    hidden:
      Math.max(0, root.scrollHeight - root.clientHeight) +
      Math.max(0, root.scrollWidth - root.clientWidth),
  }));
}

/** The result is there, in the scheme of the page, and nothing of it is cut. */
export async function expectWholeResult(
  example: Locator,
  scheme: "light" | "dark",
): Promise<void> {
  const result = resultOf(example);
  await expect(result.locator("body")).toBeVisible();
  await expect(result.locator("html")).toHaveCSS("color-scheme", scheme);
  await expect.poll(() => sizesOf(result)).toMatchObject({ hidden: 0 });
  const { height, view } = await sizesOf(result);
  expect(height).toBeGreaterThan(0);
  expect(view).toBeGreaterThanOrEqual(height);
}

/** The text that the example's own Copy button copies. */
export async function copied(example: Locator): Promise<string> {
  const page = example.page();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText(""));
  // A click just after the page has moved may go to a frame that was there.
  await example.getByRole("button", { name: /^Copy\b/ }).press("Enter");
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).not.toBe("");
  return read();
}
