import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

import { writeIfChanged } from "../files.ts";
import {
  COMPUTE_ENGINE,
  factsOf,
  installedVersion,
  operators,
} from "../package-facts/index.ts";
import { install, OLDER } from "./releases.ts";

/** The names of the library that older releases of the engine do not have. */
export interface NewNames {
  readonly now: string;
  /** The older releases, the oldest first. */
  readonly versions: readonly string[];
  /** The newest of the releases without a name: all before it lack it, too. */
  readonly absent: Readonly<Record<string, string>>;
}

/** Prints those of the names that the release in this folder does not define. */
const PROBE = `
import { ComputeEngine } from "${COMPUTE_ENGINE}";
const names = JSON.parse(process.argv.at(-1));
const ce = new ComputeEngine();
console.log(JSON.stringify(names.filter((name) => !ce.lookupDefinition(name))));
`;

/** Longest time for a release to answer. */
const MOST_MS = 60_000;

/** Asks the older releases for the names of today, and writes the answer. */
export async function writeNewNames(siteDir: string): Promise<void> {
  const names = (await factsOf(operators)).map(({ name }) => name);
  const versions = OLDER["compute-engine"];
  const lacking = versions.map((version) => {
    const { dir } = install(COMPUTE_ENGINE, version, siteDir);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--input-type=module", "-e", PROBE, JSON.stringify(names)],
      { cwd: dir, encoding: "utf8", timeout: MOST_MS },
    );
    if (status !== 0)
      throw new Error(`${version} does not list its names: ${stderr}`);
    return new Set(JSON.parse(stdout) as string[]);
  });
  const absent = names.flatMap((name) => {
    // A name that came, went and came again is in none of these sentences.
    const first = lacking.findIndex((each) => !each.has(name));
    const count = first < 0 ? versions.length : first;
    const isBack = lacking.slice(count).some((each) => each.has(name));
    const newest = versions[count - 1];
    return newest === undefined || isBack ? [] : [[name, newest]];
  });
  const text: NewNames = {
    now: installedVersion(COMPUTE_ENGINE),
    versions,
    absent: Object.fromEntries(absent) as Record<string, string>,
  };
  writeIfChanged(fileIn(siteDir), `${JSON.stringify(text, undefined, 2)}\n`);
}

let known: NewNames | undefined;

/** Reads what {@link writeNewNames} found. */
export function newNames(siteDir: string): NewNames {
  return (known ??= JSON.parse(
    readFileSync(fileIn(siteDir), "utf8"),
  ) as NewNames);
}

function fileIn(siteDir: string): string {
  return path.join(siteDir, "plugins/behavior-changes/data/names.json");
}
