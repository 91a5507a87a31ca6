// cspell:ignore domcontentloaded
import type { FrameLocator, Locator, Page } from "@playwright/test";

import { expect } from "../support/fixture.ts";
import { MARKUP } from "../support/markup.ts";
import { openDocument } from "../support/packages.ts";

/** What a program is seen in: a tab, or the result of an example. */
export type Screen = Page | FrameLocator;

/** The parts of a step, as a reader copies them from its tabs. */
interface Sources {
  readonly html: string;
  readonly css: string;
  readonly js: string;
}

/** The file that a reader starts with: it has a comment for each part. */
const QUIZ = "/tutorials/simple-quiz/";

/** A tutorial as its reader has it in front of them. */
export interface Tutorial {
  /** The file to begin with. */
  readonly file: string;
  readonly steps: readonly Sources[];
}

/** Read the code of a tutorial from its page. */
export async function readTutorial(
  page: Page,
  route: string,
): Promise<Tutorial> {
  // What there is to copy is there before any script.
  await page.goto(QUIZ, { waitUntil: "domcontentloaded" });
  const code = page.locator("pre code", { hasText: "<!doctype html>" });
  const file = await textOf(code.first());
  await page.goto(route, { waitUntil: "domcontentloaded" });
  const steps: Sources[] = [];
  for (const example of await page.locator(MARKUP).all())
    steps.push({
      html: await textOf(example.locator("[data-language=html] code")),
      css: await textOf(example.locator("[data-language=css] code")),
      js: await textOf(example.locator("[data-language=js] code")),
    });
  return { file, steps };
}

/** The file after a step: its parts in the place of the comments. */
export function fileAfter(tutorial: Tutorial, step: number): string {
  const sources = tutorial.steps[step - 1];
  if (sources === undefined) throw new Error(`There is no step ${step}.`);
  const parts = [
    ["/* CSS */", sources.css],
    ["<!-- HTML -->", sources.html],
    ["// JavaScript", sources.js],
  ] as const;
  return parts.reduce((file, [comment, part]) => {
    expect(file.split(comment)).toHaveLength(2);
    return file.replace(comment, () => part);
  }, tutorial.file);
}

/** Open a reader's file in a tab of its own. */
export async function openFile(page: Page, file: string): Promise<Tab> {
  const tab = await page.context().newPage();
  const heard: string[] = [];
  tab.on("console", (message) => heard.push(message.text()));
  tab.on("pageerror", (error) => heard.push(`thrown: ${error.message}`));
  tab.on("requestfailed", (request) =>
    heard.push(`not found: ${request.url()}`),
  );
  await openDocument(tab, file);
  await expect(keyboardOf(tab)).toBeAttached();
  return { tab, heard };
}

interface Tab {
  readonly tab: Page;
  /** What its console says, and what went wrong. */
  readonly heard: readonly string[];
}

/** The mathfield of a program. */
export function fieldOf(screen: Screen): Locator {
  return screen.locator("math-field");
}

/** Where a mathfield gets its keys; it is there once the library is. */
function keyboardOf(screen: Screen): Locator {
  return fieldOf(screen).locator("[part=keyboard-sink]");
}

/** Type a formula as a person does, in the place of what is there. */
export async function type(
  page: Page,
  screen: Screen,
  keys: string,
): Promise<void> {
  await fieldOf(screen).click();
  await expect(keyboardOf(screen)).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  await expect(fieldOf(screen)).toHaveJSProperty("value", "");
  await page.keyboard.type(keys);
}

/** Press a button of a program. */
export async function press(screen: Screen, name: string): Promise<void> {
  await screen.getByRole("button", { name, exact: true }).click();
}

async function textOf(code: Locator): Promise<string> {
  return (await code.textContent()) ?? "";
}
