import type { Page } from "@playwright/test";

import { expect } from "../../support/fixture.ts";
import { MARKUP } from "../../support/markup.ts";

/** The parts of a program. */
export interface Sources {
  readonly html: string;
  readonly css: string;
  readonly js: string;
}

type Part = keyof Sources;

/** A line of a block of code, or where in its file the next ones are. */
interface Line {
  readonly kind: "place" | "same" | "del" | "ins";
  readonly text: string;
}

/** A part as a step shows it: all of it, or its changed lines. */
interface Change {
  readonly part: Part;
  readonly lines: readonly Line[];
}

/** The changes of each step of a page, and what the last step shows whole. */
export function readChanges(
  page: Page,
  html: string,
): Promise<{ changes: Change[][]; whole: Sources }> {
  return page.evaluate(
    ({ html, markup }) => {
      const built = new DOMParser().parseFromString(html, "text/html");
      const kindOf = ({ className, parentElement }: Element) => {
        if (className === "diff-place") return "place";
        const tag = parentElement?.localName;
        return tag === "ins" || tag === "del" ? tag : "same";
      };
      const linesOf = (figure: Element) =>
        [...figure.querySelectorAll("pre .line, pre .diff-place")].map(
          (line): Line => ({
            kind: kindOf(line),
            text: line.textContent.replace(/\n$/, ""),
          }),
        );
      const changes: Change[][] = [];
      let step: Change[] = [];
      let last: Element | undefined;
      for (const figure of built.querySelectorAll<HTMLElement>(
        `[data-step], ${markup}`,
      )) {
        const { language, step: isChange } = figure.dataset;
        if (isChange !== undefined) {
          step.push({ part: language as Part, lines: linesOf(figure) });
        } else if (step.length > 0) {
          changes.push(step);
          step = [];
          last = figure;
        }
      }
      const textOf = (part: Part) => {
        const code = last?.querySelector(`[data-language=${part}] code`);
        return code?.textContent.replace(/\n$/, "") ?? "";
      };
      const whole = {
        html: textOf("html"),
        css: textOf("css"),
        js: textOf("js"),
      };
      return { changes, whole };
    },
    { html, markup: MARKUP },
  );
}

/** The program after each step, for a reader who does what it shows. */
export function follow(changes: readonly (readonly Change[])[]): Sources[] {
  let now: Sources = { html: "", css: "", js: "" };
  return changes.map((step) => {
    for (const { part, lines } of step)
      now = { ...now, [part]: edit(now[part], lines) };
    return now;
  });
}

/** A source after a change, whose unchanged lines have to be those it had. */
function edit(text: string, lines: readonly Line[]): string {
  if (lines.every(({ kind }) => kind === "same"))
    return lines.map((line) => line.text).join("\n");
  const old = text.split("\n");
  const now: string[] = [];
  let count = 0;
  for (const { kind, text: line } of lines) {
    if (kind === "place") {
      const [first = 0, , total = 0] = (line.match(/\d+/g) ?? []).map(Number);
      now.push(...old.splice(0, first - 1 - now.length));
      count = total;
    } else {
      if (kind !== "ins") expect(old.shift()).toBe(line);
      if (kind !== "del") now.push(line);
    }
  }
  now.push(...old);
  expect(now).toHaveLength(count);
  return now.join("\n");
}
