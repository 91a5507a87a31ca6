import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { ROOT } from "../../scripts/exec.mjs";
import { breaksOf } from "./breaks.mjs";

/** @typedef {import("./list.mjs").Mutation} Mutation */

/**
 * A copy of the project and of its build, to break things in.
 *
 * @returns {string} Its folder.
 * @throws {Error} When the site is not built.
 */
export function makeScratch() {
  if (!existsSync(path.join(ROOT, "build/index.html")))
    throw new Error("There is no build to break: run npm run build first.");
  const folder = mkdtempSync(path.join(tmpdir(), "mutations-"));
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { cwd: ROOT, encoding: "utf8" });
  for (const file of files.split("\0")) {
    if (file === "" || !existsSync(path.join(ROOT, file))) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(folder, file));
  }
  // Some tests ask git for the files of the project, and for their dates.
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync("git", args, { cwd: folder, stdio: "ignore" });
  git("clone", "--quiet", "--bare", ROOT, ".git");
  git("config", "core.bare", "false");
  git("reset", "--quiet");
  // The build writes some of the documents, too.
  for (const made of ["build", ".docusaurus", "docs"])
    cpSync(path.join(ROOT, made), path.join(folder, made), { recursive: true });
  symlinkSync(
    path.join(ROOT, "node_modules"),
    path.join(folder, "node_modules"),
  );
  return folder;
}

/**
 * Breaks something.
 *
 * @param {string} scratch
 * @param {Mutation} mutation
 * @returns {Promise<(() => void) | undefined>} Mends it again; undefined when
 * there is nothing to break: then the list is wrong.
 */
export async function breakIt(scratch, mutation) {
  const breaks = await breaksOf(scratch, mutation);
  for (const { place, broken } of breaks) writeFileSync(place, broken);
  const mend = () => {
    for (const { place, text } of breaks) writeFileSync(place, text);
  };
  return breaks.length === 0 ? undefined : mend;
}

/** @param {string} scratch */
export function removeScratch(scratch) {
  rmSync(scratch, { recursive: true, force: true });
}
