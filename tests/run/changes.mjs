import { execFileSync } from "node:child_process";

import { ROOT } from "../../scripts/exec.mjs";

/**
 * The documents that differ from what others have: changed, added or renamed
 * since the commit that the upstream branch has too, committed or not.
 *
 * @returns {string[]} Files from the project's folder, such as
 * `docs/about.mdx`.
 * @throws {Error} Where git cannot tell.
 */
export function changedDocuments() {
  const base = git("rev-parse", "--verify", "--quiet", "@{upstream}")
    ? git("merge-base", "HEAD", "@{upstream}")
    : git("rev-parse", "HEAD");
  if (!base)
    throw new Error(
      "The quick tests ask git what changed, and it does not answer here. " +
        "Run npm test instead.",
    );
  const changed = git("diff", "--name-only", "--diff-filter=d", base);
  const added = git("ls-files", "--others", "--exclude-standard");
  return `${changed}\n${added}`
    .split("\n")
    .filter((file) => /^(docs|src\/pages)\/.*\.mdx$/.test(file));
}

/** @param {string[]} args */
function git(...args) {
  try {
    return execFileSync("git", args, {
      cwd: ROOT,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "";
  }
}
