import { expect } from "vitest";

import { entryText } from "../../../src/playground/output";
import { compile, execute } from "../../../src/playground/runner";

/** Stands for what a browser or Node tells of promises that nobody handles. */
export const MODULE = "lost";

/** Runs a program that may import {@link MODULE}. */
export async function run(source: string) {
  const { program } = compile(source, "js", new Set());
  const told: string[] = [];
  let lose: (reason: unknown) => void = () => undefined;
  const result = await execute(program, {
    load: () => ({
      lose,
      print: (value: unknown) => console.log(value),
    }),
    onEntry: (entry) => told.push(entryText(entry)),
    watchRejections(tell) {
      lose = tell;
      return () => undefined;
    },
  });
  const printed = result.entries.map(entryText);
  expect(told).toEqual(printed);
  return { ...result, printed };
}

/** Runs a program and returns what it prints, each with its line. */
export const lines = async (source: string) =>
  (await run(source)).entries.map(
    (entry) => `${entry.line}: ${entryText(entry)}`,
  );
