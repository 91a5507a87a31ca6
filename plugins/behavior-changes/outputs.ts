import { entryText } from "../../src/playground/output.ts";
import type { RunResult } from "../../src/playground/runner/index.ts";

/** What a line of an example gave. */
export interface Output {
  /** Line of its source, from 1; 0 where the example did not start. */
  readonly line: number;
  /** Empty where it gave nothing. */
  readonly text: string;
  /** True for the message of the error that ended the example there. */
  readonly isError: boolean;
}

/** Longest output that is kept, in characters. */
const MOST = 400;

/**
 * The outputs of a run, by their lines.
 *
 * @param result - What the example printed and showed.
 */
export function outputsOf({ entries, error }: RunResult): Output[] {
  const texts = new Map<number, string[]>();
  const printed = error === undefined ? entries : entries.slice(0, -1);
  for (const entry of printed)
    texts.set(entry.line, [...(texts.get(entry.line) ?? []), entryText(entry)]);
  const outputs = [...texts].map(([line, all]) => ({
    line,
    text: cut(all.join("\n")),
    isError: false,
  }));
  if (error === undefined) return outputs;
  const line = entries.at(-1)?.line ?? 0;
  const text = cut(messageOf(error));
  // What the line gave before, in a loop, says less than the error.
  return [
    ...outputs.filter((output) => output.line !== line),
    { line, text, isError: true },
  ];
}

/** Errors that depend on how fast the machine is. */
const BY_TIME = /^(?:TimeoutError|CancellationError): (?:not done|Timeout)/;

/**
 * The outputs of an older release that are not those of today, by their lines.
 * After an error there are none: the example did not come that far. An error that
 * depends on the speed of the machine is no difference.
 *
 * @param now - The outputs of today.
 * @param then - Those of the older release.
 */
export function differing(
  now: readonly Output[],
  then: readonly Output[],
): Output[] {
  const isEnded = then.some(({ isError }) => isError);
  const changed = then.filter(
    (output) =>
      !now.some((other) => isSame(output, other)) &&
      !(output.isError && BY_TIME.test(output.text)),
  );
  const silent = now
    .filter(({ line }) => !then.some((output) => output.line === line))
    .map(({ line }) => ({ line, text: "", isError: false }));
  return [...changed, ...(isEnded ? [] : silent)].sort(
    (a, b) => a.line - b.line,
  );
}

function isSame(a: Output, b: Output): boolean {
  return a.line === b.line && a.text === b.text && a.isError === b.isError;
}

/** The first sentence of a message that lists all packages. */
function messageOf(error: string): string {
  return error.replace(/(Examples cannot import "[^"]*")\.[^]*/, "$1");
}

function cut(text: string): string {
  return text.length <= MOST ? text : `${text.slice(0, MOST - 1)}…`;
}
