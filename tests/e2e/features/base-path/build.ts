import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

import { digestOf } from "../../../../plugins/files.ts";
import { entries } from "../../../../plugins/name-register/index.ts";

const ROOT = path.resolve(__dirname, "../../../..");
const FIXTURE = path.join(__dirname, "site");
const CACHE = path.join(ROOT, ".cache/base-path");
const PROJECT = path.join(CACHE, "project");
const SITE = path.join(CACHE, "site");
/**
 * The file that a complete build of {@link SITE} leaves, named by its sources.
 */
const DONE = path.join(CACHE, "done");

/** Paths that the fixture shares with the project: all but what pages say. */
const SHARED = [
  "package.json",
  "plugins",
  "src",
  "static",
  "tests/frameworks/react/src",
  "tsconfig.json",
];
const CONFIG = "docusaurus.config.ts";

/** Of the fixture's documents, the one that has the entries of names. */
const REFERENCE = "docs/compute-engine/reference/index.mdx";

/**
 * No build goes without an entry for each name: one page has a row for each.
 */
function referencePage(): string {
  const rows = entries(ROOT).map(
    ({ name }) => `| <Name of="${name}" /> | A name of the library. |`,
  );
  return [
    "---\ntitle: Reference\ndescription: An entry for each name.\n---\n",
    "# Reference\n",
    "| Name | Meaning |\n| --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

/**
 * Builds the fixture: the project's plugins, components and configuration with
 * about ten small documents in place of its own.
 *
 * @param env - The settings of the build.
 * @returns The folder of the built site.
 */
export function buildFixture(env: Readonly<Record<string, string>>): string {
  const reference = referencePage();
  const digest = sourcesDigest(JSON.stringify(env) + reference);
  if (existsSync(DONE) && readFileSync(DONE, "utf8") === digest) return SITE;
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(PROJECT, { recursive: true });
  for (const name of SHARED)
    cpSync(path.join(ROOT, name), path.join(PROJECT, name), {
      recursive: true,
    });
  copyFileSync(
    path.join(ROOT, CONFIG),
    path.join(PROJECT, "project.config.ts"),
  );
  expectReplaced(path.join(FIXTURE, "plugins"));
  cpSync(FIXTURE, PROJECT, { recursive: true });
  mkdirSync(path.dirname(path.join(PROJECT, REFERENCE)), { recursive: true });
  writeFileSync(path.join(PROJECT, REFERENCE), reference);
  // Junctions need no privilege on Windows; elsewhere the word means nothing.
  symlinkSync(
    path.join(ROOT, "node_modules"),
    path.join(PROJECT, "node_modules"),
    "junction",
  );
  execFileSync(
    process.execPath,
    [
      path.join(ROOT, "node_modules/@docusaurus/core/bin/docusaurus.mjs"),
      "build",
      "--out-dir",
      SITE,
    ],
    {
      cwd: PROJECT,
      stdio: "pipe",
      env: { ...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: "true", ...env },
    },
  );
  writeFileSync(DONE, digest);
  return SITE;
}

/**
 * @throws Error when a file of the fixture would replace none of the project:
 * the project's own would be built then.
 */
function expectReplaced(folder: string): void {
  for (const file of filesIn(folder)) {
    const name = path.relative(FIXTURE, file);
    if (!existsSync(path.join(ROOT, name)))
      throw new Error(`The fixture replaces ${name}, which is gone.`);
  }
}

/** Changes with everything that the built fixture depends on. */
function sourcesDigest(settings: string): string {
  const sources = [...SHARED, CONFIG, "package-lock.json"].map((name) =>
    path.join(ROOT, name),
  );
  const files = [...sources, FIXTURE].flatMap(filesIn);
  return digestOf([
    settings,
    ...files.flatMap((file) => [file, readFileSync(file)]),
  ]);
}

function filesIn(place: string): string[] {
  if (path.extname(place) !== "" && existsSync(place)) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
