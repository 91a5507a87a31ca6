/**
 * Programs of the reader's own, made of examples. It loads nothing: a page
 * copies an example without its compiler.
 */
import type { ShownAs } from "./output";

/** A statement that showed its value. */
export interface Shown {
  /** Its place in the source, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Form in which a program prints what it showed. */
  readonly as: ShownAs;
}

/**
 * An example as a program that runs anywhere and prints what the example shows.
 *
 * @param source - The code of the example.
 * @param prelude - Lines that the source leaves out.
 * @param shown - The statements that showed something, in order.
 */
export function completeProgram(
  source: string,
  prelude: string,
  shown: readonly Shown[],
): string {
  let program = prelude === "" ? "" : `${prelude}\n\n`;
  let at = 0;
  for (const { start, end, as } of shown) {
    program += source.slice(at, start) + printOf(source.slice(start, end), as);
    at = end;
  }
  return program + source.slice(at);
}

function printOf(statement: string, as: ShownAs): string {
  const value = statement.replace(/\s*;$/, "");
  return `console.log(${PRINTS[as](value)});`;
}

const PRINTS: Readonly<Record<ShownAs, (value: string) => string>> = {
  text: (value) => `String(${value})`,
  list: (value) => `\`[\${[...${value}].join(", ")}]\``,
  json: (value) => `JSON.stringify(${value})`,
  value: (value) => value,
};

/**
 * The same for an example that the build has written into a page.
 *
 * @param source - The code that the page shows.
 * @param data - The data attributes of its figure.
 */
export function writtenProgram(
  source: string,
  {
    prelude = "",
    shown = "",
  }: { readonly prelude?: string; readonly shown?: string },
): string {
  return completeProgram(
    source,
    prelude === USUAL ? USUAL_PRELUDE : prelude,
    readShown(shown),
  );
}

/** The prelude of most examples, and what pages say in its place. */
const USUAL = "ce";
const USUAL_PRELUDE = `import { ComputeEngine } from "@cortex-js/compute-engine";
const ce = new ComputeEngine();`;

/** A prelude as the value of an attribute: a page has up to a hundred. */
export function writePrelude(prelude: string): string {
  return prelude === USUAL_PRELUDE ? USUAL : prelude;
}

/** Statements as the value of an attribute. */
export function writeShown(shown: readonly Shown[]): string {
  return shown
    .map(({ start, end, as }) => `${String(start)} ${String(end)} ${as}`)
    .join(",");
}

/** @param text - What {@link writeShown} made. */
function readShown(text: string): Shown[] {
  return text
    .split(",")
    .filter(Boolean)
    .map((each) => {
      const [start = "", end = "", as = ""] = each.split(" ");
      return { start: Number(start), end: Number(end), as: as as ShownAs };
    });
}

const REACT = /\b(?:from|import)\s*\(?\s*["']react(?:-dom)?(?:\/[\w-]+)?["']/;

/**
 * Tells whether a module may hold JSX: it imports React. The compiler is loaded
 * for such modules only.
 *
 * @param module - The module as it was written.
 */
export function mayHoldJsx(module: string): boolean {
  return REACT.test(module);
}
