import { spawnSync } from "node:child_process";
import path from "node:path";
import { setFlagsFromString } from "node:v8";

import { writeIfChanged } from "../files.ts";
import { installedVersion } from "../package-facts/index.ts";
import { comparable } from "./examples.ts";
import { writeNewNames } from "./names.ts";
import { differing, type Output } from "./outputs.ts";
import {
  COMPARED,
  type Compared,
  fileOf,
  keyOf,
  linesOf,
  written,
} from "./record.ts";
import { install, OLDER } from "./releases.ts";
import { runOlder, runToday } from "./runs.ts";

// The same as in docusaurus.config.ts, for the same short programs.
setFlagsFromString("--interrupt-budget=600000");

/**
 * Runs every example on older releases of a package and writes down the
 * outputs that are not those of today. What has run is kept: a second call
 * goes on where the first was ended.
 *
 * @param siteDir - Root folder of the project.
 * @param isAfterCrash - Whether the process before this one crashed.
 */
async function compare(
  word: Compared,
  siteDir: string,
  isAfterCrash: boolean,
): Promise<void> {
  const name = COMPARED[word];
  const versions = OLDER[word];
  const examples = comparable(word, siteDir);
  const now = await runToday(examples, siteDir);
  const then: Output[][][] = [];
  for (const version of versions) {
    const older = install(name, version, siteDir);
    const outputs = await runOlder(examples, older, siteDir, isAfterCrash);
    then.push(outputs.map((own, at) => differing(now[at] ?? [], own)));
    const count = then.at(-1)?.filter(({ length }) => length > 0).length;
    console.log(`${name} ${version}: ${String(count)} examples differ`);
  }
  const text = written({
    package: name,
    now: installedVersion(name),
    versions,
    ran: examples.length,
    examples: examples.flatMap(({ page, example }, at) => {
      const lines = linesOf(then.map((own) => own[at] ?? []));
      const code = keyOf(example.source);
      return lines.length === 0 ? [] : [{ page: page.file, code, lines }];
    }),
  });
  if (word === "compute-engine") await writeNewNames(siteDir);
  const file = fileOf(word, siteDir);
  writeIfChanged(file, text);
  const size = Math.round(Buffer.byteLength(text) / 1024);
  console.log(`${path.relative(siteDir, file)}: ${String(size)} KB`);
}

/** What the process that runs the examples is started with. */
const WORKS = "--works";
const AFTER_CRASH = "--after-crash";

/** Most processes: an example may end the one that it runs in. */
const MOST_PROCESSES = 50;

/**
 * Compares the packages that are named, or all, in a process of its own: an
 * older engine that fills the memory ends the process, not only its thread.
 */
async function main(args: readonly string[]): Promise<void> {
  const words = args.filter((each) => !each.startsWith("--"));
  if (args.includes(WORKS)) {
    for (const word of Object.keys(COMPARED) as Compared[])
      if (words.length === 0 || words.includes(word))
        await compare(word, process.cwd(), args.includes(AFTER_CRASH));
    return;
  }
  const [, script = ""] = process.argv;
  for (let count = 0; count < MOST_PROCESSES; count += 1) {
    const flags = count === 0 ? [WORKS] : [WORKS, AFTER_CRASH];
    const { status, signal } = spawnSync(
      process.execPath,
      [...process.execArgv, script, ...flags, ...words],
      { stdio: "inherit" },
    );
    // Only what ends by a signal ran out of memory; faults are not repeated.
    if (status === 0) return;
    if (signal !== "SIGABRT" && status !== 134) {
      process.exitCode = 1;
      return;
    }
  }
  process.exitCode = 1;
}

void main(process.argv.slice(2));
