import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { ROOT } from "../../scripts/exec.mjs";

/** Lines of a page that are worth printing. */
const MOST = 60;

/**
 * The pages of failed browser tests as a screen reader has them, from what
 * Playwright leaves: a log has no pictures.
 *
 * @param {string} name - Of the part that they are tests of.
 * @returns {string} Their text, one after the other.
 */
export function failedPages(name) {
  const folder = path.join(ROOT, "test-results", name);
  if (!existsSync(folder)) return "";
  return readdirSync(folder)
    .map((test) => ({
      test,
      file: path.join(folder, test, "error-context.md"),
    }))
    .filter(({ file }) => existsSync(file))
    .map(({ test, file }) => {
      const [, page = ""] = readFileSync(file, "utf8").split("# Page snapshot");
      const lines = page.trim().split("\n").slice(0, MOST);
      return `${test} saw:\n${lines.join("\n")}\n`;
    })
    .join("\n");
}
