import type { Locator, Page } from "@playwright/test";

import {
  encodeState,
  type PlaygroundState,
} from "../../../src/playground/address.ts";
import { open } from "../support/fixture.ts";
import { ended, examples } from "../support/playgrounds.ts";

type Language = Exclude<PlaygroundState["language"], "markup">;

/** Opens the playground with code in its address, which waits for Run. */
export async function openProgram(
  page: Page,
  code: string,
  language: Language = "js",
): Promise<Locator> {
  await page.goto("about:blank");
  await open(page, `/playground/#${await encodeState({ language, code })}`);
  return examples(page);
}

/** Sets how long a run may take, in seconds. */
export async function setBudget(page: Page, seconds: number): Promise<void> {
  const field = page.getByRole("spinbutton", { name: "Time for a run" });
  await field.fill(String(seconds));
}

/** Presses Run. */
export async function press(example: Locator): Promise<void> {
  await example.getByRole("button", { name: "Run", exact: true }).click();
}

/** Opens the playground with code, runs it and waits until it has ended. */
export async function runProgram(page: Page, code: string): Promise<Locator> {
  const example = await openProgram(page, code);
  await press(example);
  await ended(example);
  return example;
}
