import { withClass } from "../../markup";

const LINE = withClass("line");

/** What the build has put into a code block: lines, and results among them. */
export interface StaticCode {
  readonly code: string;
  /** Results below lines, by the number of the line, from 1. */
  readonly results: ReadonlyMap<number, readonly HTMLElement[]>;
  readonly markedLines: ReadonlySet<number>;
}

/** A place in the window, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Read the code block that a reader sees. */
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
 * Listen to clicks on code, but not on results and links, nor where text is
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

/** Put other results below the lines of a code block. */
export function placeResults(
  code: Element,
  results: ReadonlyMap<number, readonly HTMLElement[]>,
): void {
  for (const child of [...code.children]) {
    if (!child.matches(LINE)) child.remove();
  }
  [...code.children].forEach((line, index) => {
    line.after(...(results.get(index + 1) ?? []));
  });
}
