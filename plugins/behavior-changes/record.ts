import { readFileSync } from "node:fs";
import path from "node:path";

import { digestOf } from "../files.ts";
import type { Output } from "./outputs.ts";

/** The outputs of older releases of a package that are not those of today. */
export interface Comparison {
  readonly package: string;
  /** The release that the older ones are compared with. */
  readonly now: string;
  /** The older ones, the oldest first. */
  readonly versions: readonly string[];
  /** Number of examples that were run on each. */
  readonly ran: number;
  readonly examples: readonly Changed[];
}

/** An example with an output that an older release does not give. */
export interface Changed {
  /** Its document, from the root of the project. */
  readonly page: string;
  /** See {@link keyOf}. */
  readonly code: string;
  readonly lines: readonly Line[];
}

/** A line of an example, and what it gave. */
interface Line {
  /** From 1; 0 where an example did not start. */
  readonly line: number;
  readonly shows?: readonly Span[];
  readonly throws?: readonly Span[];
}

/** The first and the last of neighboring releases, and what all of them give. */
type Span = readonly [from: number, to: number, text: string];

/** The packages whose outputs are compared, and the word that names each. */
export const COMPARED = {
  "compute-engine": "@cortex-js/compute-engine",
  mathlive: "mathlive",
} as const;

/** A word that names one of them. */
export type Compared = keyof typeof COMPARED;

/** The file that keeps a comparison. */
export function fileOf(word: Compared, siteDir: string): string {
  return path.join(siteDir, `plugins/behavior-changes/data/${word}.json`);
}

/** Reads what `npm run versions` found. */
export function comparisonOf(word: Compared, siteDir: string): Comparison {
  return JSON.parse(readFileSync(fileOf(word, siteDir), "utf8")) as Comparison;
}

/** Names an example by its code: an example that is edited has another name. */
export function keyOf(source: string): string {
  return digestOf(source).slice(0, 12);
}

/**
 * Joins what an example gives on several releases, line by line.
 *
 * @param outputs - Of each release, the oldest first, what is not as today.
 */
export function linesOf(outputs: readonly (readonly Output[])[]): Line[] {
  const found = outputs.flat().map(({ line }) => line);
  const lines = [...new Set(found)].sort((a, b) => a - b);
  return lines.map((line) => {
    const spans = { shows: [] as Span[], throws: [] as Span[] };
    for (const [at, own] of outputs.entries()) {
      const output = own.find((each) => each.line === line);
      if (!output) continue;
      const list = output.isError ? spans.throws : spans.shows;
      const [from, to, text] = list.at(-1) ?? [];
      if (from !== undefined && to === at - 1 && text === output.text)
        list[list.length - 1] = [from, at, text];
      else list.push([at, at, output.text]);
    }
    return {
      line,
      ...(spans.shows.length > 0 && { shows: spans.shows }),
      ...(spans.throws.length > 0 && { throws: spans.throws }),
    };
  });
}

/**
 * What an example gave on one of the releases and does not give today.
 *
 * @param at - Which of the releases, from 0.
 */
export function outputsOn({ lines }: Changed, at: number): Output[] {
  const within = (spans: readonly Span[] = []) =>
    spans.find(([from, to]) => from <= at && at <= to)?.[2];
  return lines.flatMap(({ line, shows, throws }): Output[] => {
    const [text, error] = [within(shows), within(throws)];
    if (error !== undefined) return [{ line, text: error, isError: true }];
    return text === undefined ? [] : [{ line, text, isError: false }];
  });
}

/** Writes a comparison with an example a line, so that changes are readable. */
export function written({ examples, ...rest }: Comparison): string {
  const rows = examples.map((each) => `\n    ${JSON.stringify(each)}`);
  const head = JSON.stringify(rest, undefined, 2).replace(/\n\}$/, "");
  return `${head},\n  "examples": [${rows.join(",")}\n  ]\n}\n`;
}
