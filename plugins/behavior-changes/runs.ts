import { readFileSync, rmSync } from "node:fs";
import path from "node:path";

import { writeIfChanged } from "../files.ts";
import { ExampleStore, type OlderRelease } from "../live-examples/index.ts";
import { findNoLinks } from "../static-code/index.ts";
import type { Placed } from "./examples.ts";
import { type Output, outputsOf } from "./outputs.ts";
import { keyOf } from "./record.ts";

/** The output of an example that ended the process with it. */
const ENDED: readonly Output[] = [
  { line: 0, text: "The process ran out of memory.", isError: true },
];

/**
 * Runs examples on the installed releases, one after the other.
 *
 * @param siteDir - Root folder of the project.
 * @returns The outputs of each.
 */
export async function runToday(
  examples: readonly Placed[],
  siteDir: string,
): Promise<Output[][]> {
  const store = new ExampleStore(siteDir);
  const outputs: Output[][] = [];
  for (const { example } of examples)
    outputs.push(outputsOf((await store.check(example)).result));
  return outputs;
}

/**
 * Runs examples on an older release, one after the other. What has run is kept
 * in its folder.
 *
 * @param siteDir - Root folder of the project.
 * @param isAfterCrash - Whether the last run ended with the process: then its
 * example is not run again.
 */
export async function runOlder(
  examples: readonly Placed[],
  older: OlderRelease,
  siteDir: string,
  isAfterCrash: boolean,
): Promise<(readonly Output[])[]> {
  const store = new ExampleStore(siteDir, findNoLinks, older);
  const running = path.join(older.dir, "running.txt");
  const list = path.join(older.dir, "ended.txt");
  const ended = new Set(textOf(list).split("\n").filter(Boolean));
  if (isAfterCrash && textOf(running) !== "") ended.add(textOf(running));
  writeIfChanged(list, [...ended].join("\n"));
  const outputs: (readonly Output[])[] = [];
  for (const { example } of examples) {
    const key = keyOf(example.source);
    if (ended.has(key)) {
      outputs.push(ENDED);
      continue;
    }
    writeIfChanged(running, key);
    outputs.push(outputsOf((await store.check(example)).result));
  }
  rmSync(running, { force: true });
  return outputs;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
