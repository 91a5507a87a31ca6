import { readFile } from "node:fs/promises";
import path from "node:path";

import type { PlaygroundState } from "../../src/playground/address.ts";
import { parseMdx } from "../mdx/index.ts";
import { collectExamples } from "./collect.ts";
import { markupStates, stateOf } from "./states.ts";
import type { Checked, ExampleStore } from "./store.ts";

/** The examples of a file, and all that is wrong with them as readable lines. */
export interface FileReport {
  readonly checked: readonly Checked[];
  /** The code of all its examples, also of those in markup. */
  readonly states: readonly PlaygroundState[];
  /** `path:line: what was expected and what was got`, a string a problem. */
  readonly problems: readonly string[];
}

/**
 * Run the examples of an MDX file.
 *
 * @param file - Absolute path.
 * @param siteDir - Root folder, which paths in messages start from.
 */
export async function checkFile(
  store: ExampleStore,
  file: string,
  siteDir: string,
): Promise<FileReport> {
  const name = path.relative(siteDir, file);
  const checked: Checked[] = [];
  const problems: string[] = [];
  const states: PlaygroundState[] = [];
  try {
    const tree = parseMdx(await readFile(file, "utf8"));
    const runs = collectExamples(tree).map((example) => store.check(example));
    for (const run of await Promise.allSettled(runs)) {
      if (run.status === "rejected") problems.push(placed(name, run.reason));
      else checked.push(run.value);
    }
    states.push(...checked.map(stateOf), ...markupStates(tree));
  } catch (error) {
    problems.push(placed(name, error));
  }
  for (const { problems: found } of checked) {
    for (const { line, message } of found) {
      problems.push(`${name}:${String(line)}: ${message}`);
    }
  }
  return { checked, states, problems };
}

/** Put a message that starts with its line behind the name of its file. */
function placed(name: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const match = /^line (\d+): ([^]*)$/.exec(message);
  return match
    ? `${name}:${match[1] ?? ""}: ${match[2] ?? ""}`
    : `${name}: ${message}`;
}
