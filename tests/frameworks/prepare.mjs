import { readFileSync } from "node:fs";
import path from "node:path";

import { npm, run } from "../../scripts/exec.mjs";
import { staleness } from "../../scripts/install.mjs";
import { copySources } from "./projects.mjs";

/** @typedef {import("./projects.mjs").Project} Project */

/** Frameworks send home what they build, unless they are told not to. */
const ENV = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };

/**
 * Install, check and build a copy of a project.
 *
 * @param {Project} project
 * @throws {Error} With what the tool printed, when a step fails.
 */
export async function prepare(project) {
  const { name, copy } = project;
  copySources(project);
  if (staleness(copy) !== undefined) await install(project);
  const manifest = readFileSync(path.join(copy, "package.json"), "utf8");
  const { scripts } = JSON.parse(manifest);
  for (const script of ["check", "build"])
    if (script in scripts)
      await step(
        project,
        ["run", script],
        `npm run ${script} failed in tests/frameworks/${name}.`,
      );
}

/**
 * Install the packages of a copy. A download that fails is tried once more.
 *
 * @param {Project} project
 */
async function install(project) {
  const message =
    `The packages of tests/frameworks/${project.name} could not be installed: ` +
    "see npm's message above. The package registry has to be reachable.";
  const attempt = () => step(project, ["ci"], message);
  await attempt().catch(attempt);
}

/**
 * @param {Project} project
 * @param {string[]} args - For npm.
 * @param {string} message - What it means when the step fails.
 */
async function step({ copy }, args, message) {
  const { code, output } = await run(npm("--prefix", copy, ...args), {
    quiet: true,
    env: ENV,
  });
  if (code !== 0) throw new Error(`${output}\n${message}`);
}
