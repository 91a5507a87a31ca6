import type { Page } from "@playwright/test";

import type { Field } from "../../support/field.ts";

/**
 * Runs in the page: gives a mathfield a formula, and puts the caret after its
 * only `a`.
 *
 * @param element - The mathfield.
 * @param latex - Its formula.
 */
export function caretAfter(element: Element, latex: string): void {
  const field = element as Field;
  field.value = latex;
  for (let at = 0; at <= field.lastOffset; at += 1)
    if (field.getElementInfo(at)?.latex === "a") field.position = at;
}

/**
 * Runs a command in each of these formulas, with the caret after the `a`.
 *
 * @param page - A document with MathLive.
 * @param cases - LaTeX, and a command.
 * @returns The formula that each becomes: `same`, or `throws`.
 */
export function formulasAfter(
  page: Page,
  cases: readonly (readonly [latex: string, command: string])[],
): Promise<string[]> {
  return page.evaluate(
    (all) =>
      all.map(([latex, command]) => {
        const field = document.createElement("math-field") as Field;
        document.body.append(field);
        field.value = latex;
        for (let at = 0; at <= field.lastOffset; at += 1)
          if (field.getElementInfo(at)?.latex === "a") field.position = at;
        const before = field.getValue("latex-expanded");
        try {
          field.executeCommand(command);
        } catch {
          return "throws";
        }
        const after = field.getValue("latex-expanded");
        field.remove();
        return after === before ? "same" : after;
      }),
    cases,
  );
}
