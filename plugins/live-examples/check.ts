import { type Entry, entryText } from "../../src/playground/output.ts";
import type {
  Expectation,
  RunResult,
} from "../../src/playground/runner/index.ts";
import type { Example } from "./collect.ts";

/** A place where an example does not do what its author says. */
export interface Problem {
  /** Line in the file of the document, from 1. */
  readonly line: number;
  readonly message: string;
}

/**
 * Compares what an example printed with what its author says it prints.
 *
 * Everything printed must be stated, by `// →` or in an `output` fence, unless
 * the fence is marked `varies`: then nothing may be.
 */
export function findProblems(
  example: Example,
  expectations: readonly Expectation[],
  result: RunResult,
): Problem[] {
  const printed = printedBy(result);
  const problems = findFaults(example, result);
  if (problems.length > 0) return problems;
  if (example.meta.flags.has("varies")) {
    if (expectations.length === 0 && example.output === undefined) return [];
    const message = "an example that varies states no output";
    return [{ line: example.line, message }];
  }
  return example.output === undefined
    ? checkLines(example, expectations, printed)
    : checkOutput(example, expectations, example.output.value, printed);
}

/** Returns what a run printed before it ended, be it by an error. */
export function printedBy({ entries, error }: RunResult): readonly Entry[] {
  return error === undefined ? entries : entries.slice(0, -1);
}

/**
 * Finds what no statement of the output mends: another end than the author
 * says, or expressions that are printed as objects.
 */
export function findFaults(example: Example, result: RunResult): Problem[] {
  return [
    ...checkError(example, result),
    ...checkExpressions(example, printedBy(result)),
  ];
}

/** Finds values whose expressions Node prints as objects, unlike the page. */
function checkExpressions(
  { line: first }: Example,
  printed: readonly Entry[],
): Problem[] {
  return printed.flatMap(({ line, needsText }) =>
    needsText ? [{ line: first + line, message: AS_OBJECT }] : [],
  );
}

const AS_OBJECT =
  "Node prints the expressions in this value as objects: write an expression, or a list of some, alone as a statement, which shows it, or print String() of it";

function checkError(
  { line: first, meta }: Example,
  { error, entries }: RunResult,
): Problem[] {
  const stated = meta.values.get("throws");
  if (stated === undefined && error === undefined) return [];
  if (stated !== undefined && error?.includes(stated)) return [];
  const line = error === undefined ? 0 : (entries.at(-1)?.line ?? 0);
  const expected = stated === undefined ? "no error" : `throws "${stated}"`;
  const message = difference(expected, error ?? "nothing thrown");
  return [{ line: first + line, message }];
}

function checkLines(
  example: Example,
  expectations: readonly Expectation[],
  printed: readonly Entry[],
): Problem[] {
  const lines = new Set([
    ...expectations.map(({ line }) => line),
    ...printed.map(({ line }) => line),
  ]);
  return [...lines].flatMap((line) => {
    const expected = expectations
      .filter((expectation) => expectation.line === line)
      .map(({ text }) => text);
    const got = printed
      .filter((entry) => entry.line === line)
      .map((entry) => entryText(entry).trim());
    if (expected.join("\n") === got.join("\n")) return [];
    const message = difference(expected.join("\n"), got.join("\n"));
    return { line: example.line + line, message };
  });
}

function checkOutput(
  example: Example,
  expectations: readonly Expectation[],
  output: string,
  printed: readonly Entry[],
): Problem[] {
  if (expectations.length > 0) {
    const message =
      "state the output with // → or in an output fence, not both";
    return [{ line: example.line, message }];
  }
  const got = printed.map(entryText).join("\n");
  if (tidy(output) === tidy(got)) return [];
  const line = example.output?.position?.start.line ?? example.line;
  return [{ line, message: difference(output, got) }];
}

/** White space at the end of lines is lost in editors: it does not count. */
function tidy(text: string): string {
  return text.replace(/[ \t]+$/gm, "").trim();
}

function difference(expected: string, got: string): string {
  return `expected ${indent(expected)}\n  got      ${indent(got)}`;
}

function indent(text: string): string {
  return text === ""
    ? "nothing printed"
    : text.replaceAll("\n", "\n           ");
}
