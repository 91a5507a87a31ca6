import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Name of the Compute Engine's package. */
export const COMPUTE_ENGINE = "@cortex-js/compute-engine";

/** Resolves and loads packages as a CommonJS file of the project's root would. */
export const requirePackage = createRequire(
  path.join(process.cwd(), "package.json"),
);

/**
 * The version of an installed package, the one that examples run on.
 *
 * @param name - Name of a package among this project's dependencies.
 * @throws Error when the package is not installed.
 */
export function installedVersion(name: string): string {
  const file = path.join(process.cwd(), "node_modules", name, "package.json");
  try {
    const { version } = JSON.parse(readFileSync(file, "utf8")) as {
      version: string;
    };
    return version;
  } catch (cause) {
    throw new Error(`${name} is not installed: run "npm ci".`, { cause });
  }
}

/**
 * The Compute Engine, from the build that needs no transpiling: whatever loads
 * the site's configuration would spend seconds on the other one.
 */
export function loadComputeEngine(): typeof import("@cortex-js/compute-engine") {
  return requirePackage(
    COMPUTE_ENGINE,
  ) as typeof import("@cortex-js/compute-engine");
}
