import { withClass } from "../../markup";
import { enliven, shownText } from "../console";
import type { Entry } from "../output";

const LINE = withClass("line");

/** Results below lines, by the number of the line, from 1. */
export type Results = ReadonlyMap<number, readonly HTMLElement[]>;

/** A code block as the build has written it: lines, and results among them. */
export interface StaticCode {
  readonly code: string;
  readonly results: Results;
  readonly markedLines: ReadonlySet<number>;
}

/** A place in the window, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Reads the code block that a reader sees. */
export function readCode(code: Element): StaticCode {
  const lines: string[] = [];
  const results = new Map<number, HTMLElement[]>();
  const markedLines = new Set<number>();
  for (const child of code.children) {
    if (child.matches(LINE)) {
      lines.push(child.textContent);
      if (child.matches(withClass("marked"))) markedLines.add(lines.length);
    } else if (child instanceof HTMLElement) {
      const before = results.get(lines.length);
      if (before) before.push(child);
      else results.set(lines.length, [child]);
    }
  }
  return { code: lines.join("").replace(/\n$/, ""), results, markedLines };
}

/** Code that no build has put into a block. */
export function bareCode(code: string): StaticCode {
  return { code, results: new Map(), markedLines: new Set() };
}

/**
 * Listens to clicks on code, but not on results and links, nor where text is
 * selected.
 */
export function onCodeClick(code: Element, click: (at: Place) => void): void {
  code.parentElement?.addEventListener("click", (event) => {
    const { target, clientX: x, clientY: y } = event;
    const isOnText =
      target instanceof Element && !target.closest(`${withClass("result")}, a`);
    const isSelecting = getSelection()?.isCollapsed === false;
    if (isOnText && !isSelecting) click({ x, y });
  });
}

/** Puts other results below the lines of a code block. */
export function placeResults(code: Element, results: Results): void {
  for (const child of [...code.children]) {
    if (!child.matches(LINE)) child.remove();
  }
  [...code.children].forEach((line, index) => {
    line.after(...(results.get(index + 1) ?? []));
  });
}

/** Returns the text of a result, without its formula. */
export function textOf(result: HTMLElement): string {
  const shown = `${withClass("result-text")}, ${withClass("result-table")}`;
  return result.querySelector(shown)?.textContent ?? "";
}

/**
 * Compares what was printed with what the build has printed.
 *
 * @returns Whether it is the same; then the results are enlivened.
 */
export function enlivenResults(
  { code, results }: StaticCode,
  entries: readonly Entry[],
): boolean {
  const printed = byLine(entries, code.split("\n").length);
  const pairs = [...results].flatMap(([line, elements]) =>
    elements.flatMap((element, index) => {
      const entry = printed.get(line)?.[index];
      return entry && textOf(element) === shownText(entry)
        ? [{ element, entry }]
        : [];
    }),
  );
  const count = [...results.values()].flat().length;
  if (pairs.length !== count || count !== entries.length) return false;
  for (const { element, entry } of pairs) enliven(element, entry);
  return true;
}

/**
 * Groups what was printed by line, in the order of print.
 *
 * @param lines - How many lines the code has: what no line claims, or a line
 * that is not there, counts for the last one.
 */
export function byLine(
  entries: readonly Entry[],
  lines: number,
): Map<number, Entry[]> {
  const map = new Map<number, Entry[]>();
  for (const entry of entries) {
    const isKnown = entry.line >= 1 && entry.line <= lines;
    const line = isKnown ? entry.line : lines;
    const before = map.get(line);
    if (before) before.push(entry);
    else map.set(line, [entry]);
  }
  return map;
}
