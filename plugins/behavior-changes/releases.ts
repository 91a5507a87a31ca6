import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { OlderRelease } from "../live-examples/index.ts";
import type { Compared } from "./record.ts";

/** The older releases to compare with, the oldest first. */
export const OLDER: Readonly<Record<Compared, readonly string[]>> = {
  "compute-engine": [
    "0.52.1",
    "0.55.6",
    "0.58.0",
    "0.61.0",
    "0.102.0",
    "0.119.0",
  ],
  mathlive: ["0.108.3", "0.109.2", "0.110.0", "0.111.0"],
};

/** Longest time for an installation. */
const MOST_MS = 300_000;

/**
 * Installs an older release in a folder of its own, unless it is there.
 *
 * @param name - Name of the package.
 * @param siteDir - Root folder of the project.
 * @throws Error when npm fails.
 */
export function install(
  name: string,
  version: string,
  siteDir: string,
): OlderRelease {
  const folder = `${name.replaceAll("/", "-")}-${version}`;
  const dir = path.join(siteDir, "node_modules/.cache/older-releases", folder);
  if (!existsSync(path.join(dir, "node_modules", name, "package.json"))) {
    mkdirSync(dir, { recursive: true });
    writeFileSync(path.join(dir, "package.json"), '{ "private": true }\n');
    const { status, stderr } = spawnSync(
      "npm",
      [
        "install",
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        "--no-package-lock",
        `${name}@${version}`,
      ],
      { cwd: dir, encoding: "utf8", timeout: MOST_MS },
    );
    if (status !== 0)
      throw new Error(`${name}@${version} does not install: ${stderr}`);
  }
  return { name, version, dir };
}
