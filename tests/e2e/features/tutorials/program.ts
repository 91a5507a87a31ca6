import type { FrameLocator, Locator, Page } from "@playwright/test";

import { readPage } from "../../../built/site.ts";
import { Documents } from "../../support/documents.ts";
import { expect } from "../../support/fixture.ts";
import { follow, readChanges, type Sources } from "./changes.ts";

/** A place where a program is shown: a tab, or the result of an example. */
export type Screen = Page | FrameLocator;

/** The file that a reader starts with: it has a comment for each part. */
const QUIZ = "/tutorials/simple-quiz/";

/** A tutorial as its reader has it in front of them. */
export interface Tutorial {
  /** The file to begin with. */
  readonly file: string;
  /** The program after each step, for a reader who makes each change. */
  readonly steps: readonly Sources[];
  /** The program that the page shows whole. */
  readonly whole: Sources;
}

/**
 * Reads a tutorial from its built page, whose changes are there before any
 * script.
 *
 * @param page - Any page: it goes nowhere.
 */
export async function readTutorial(
  page: Page,
  route: string,
): Promise<Tutorial> {
  const [start] = await page.evaluate((html) => {
    const built = new DOMParser().parseFromString(html, "text/html");
    const codes = [...built.querySelectorAll("pre code")];
    return codes
      .map(({ textContent }) => textContent)
      .filter((code) => code.includes("<!doctype html>"));
  }, readPage(QUIZ));
  const { changes, whole } = await readChanges(page, readPage(route));
  return { file: start ?? "", steps: follow(changes), whole };
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

/** Opens a reader's file, and waits until its mathfield takes keys. */
export async function openFile(tab: Page, file: string): Promise<Documents> {
  const documents = await Documents.in(tab);
  await documents.open(file);
  await expect(keyboardOf(tab)).toBeAttached();
  return documents;
}

/** The mathfield of a program. */
export function fieldOf(screen: Screen): Locator {
  return screen.locator("math-field");
}

/** Locates the element that takes the keys; it is there once the library is. */
function keyboardOf(screen: Screen): Locator {
  return fieldOf(screen).locator("[part=keyboard-sink]");
}

/** Types a formula as a person does, in the place of what is there. */
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

/** Presses a button of a program. */
export async function press(screen: Screen, name: string): Promise<void> {
  await screen.getByRole("button", { name, exact: true }).click();
}

/** Puts a formula into the field that takes long to type. */
export async function setFormula(tab: Page, latex: string): Promise<void> {
  await fieldOf(tab).evaluate((field, value) => {
    Object.assign(field, { value });
  }, latex);
}
