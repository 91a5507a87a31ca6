import { expect } from "vitest";

import { renderEntry } from "../../../src/playground/console";
import type { Entry } from "../../../src/playground/output";
import { toPart } from "../../../src/playground/runner";

const typeset = async (latex: string) => `<b>${latex.length}</b>`;

/** Makes the entry that `console.log` prints of values. */
export function entryOf(...values: unknown[]): Entry {
  return { level: "log", line: 1, parts: values.map((value) => toPart(value)) };
}

/** An entry as an element, in which formulas are as long as their LaTeX. */
export const rendered = (entry: Entry) => renderEntry(entry, typeset);

/** The texts of all elements of a kind. */
export const text = (element: Element, selector: string) =>
  [...element.querySelectorAll(selector)].map((each) => each.textContent);

/** Presses the button that shows a value as a tree. */
export function unfold(element: Element): HTMLButtonElement {
  const button =
    element.querySelector<HTMLButtonElement>(".result-unfold") ??
    expect.fail("nothing unfolds");
  button.click();
  return button;
}
