import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * Headers of the files that a pattern is for, such as `/assets/js/*`.
 *
 * @typedef {object} HeaderRule
 * @property {string} pattern - A path; one that ends with `*` is for all that
 * begins so.
 * @property {[name: string, value: string][]} headers
 */

/**
 * An old address and its new one.
 *
 * @typedef {object} Redirect
 * @property {string} from - A path; one that ends with `*` is for all that
 * begins so.
 * @property {string} to - A path, in which `:splat` stands for what the `*` is.
 */

/**
 * Reads what the build asks hosts for.
 *
 * @param {string} folder - The built site.
 * @throws {Error} When a line of its files is none that the build writes.
 */
export function readHostFiles(folder) {
  const read = (/** @type {string} */ name) =>
    readFileSync(path.join(folder, name), "utf8")
      .split("\n")
      .filter((line) => line !== "");
  return {
    headers: headerRules(read("_headers")),
    redirects: read("_redirects").map(redirectIn),
  };
}

/**
 * @param {readonly string[]} lines
 * @returns {HeaderRule[]}
 */
function headerRules(lines) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of lines) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    const last = rules.at(-1);
    if (/^\/\S*$/.test(line)) rules.push({ pattern: line, headers: [] });
    else if (name && value && last) last.headers.push([name, value]);
    else throw new Error(`_headers has a line that is not known: ${line}`);
  }
  return rules;
}

/**
 * @param {string} line
 * @returns {Redirect}
 */
function redirectIn(line) {
  const [, from, to] = /^(\/\S*) (\/(?!\/)\S*) 301$/.exec(line) ?? [];
  if (from === undefined || to === undefined)
    throw new Error(`_redirects has a line that is not known: ${line}`);
  return { from, to };
}

/**
 * @param {string} pattern - A path that may end with `*`.
 * @param {string} pathname
 * @returns {string | undefined} What the `*` stands for in that path, nothing
 * where the path is not one of the pattern.
 */
function restOf(pattern, pathname) {
  if (!pattern.endsWith("*")) return pattern === pathname ? "" : undefined;
  const start = pattern.slice(0, -1);
  return pathname.startsWith(start) ? pathname.slice(start.length) : undefined;
}

/**
 * @param {readonly HeaderRule[]} rules
 * @param {string} pathname
 */
export function headersOf(rules, pathname) {
  return rules
    .filter(({ pattern }) => restOf(pattern, pathname) !== undefined)
    .flatMap(({ headers }) => headers);
}

/**
 * @param {readonly Redirect[]} redirects
 * @param {string} pathname
 * @returns {string | undefined} Where an old address leads; nothing for others.
 */
export function redirectOf(redirects, pathname) {
  for (const { from, to } of redirects) {
    const rest = restOf(from, pathname);
    if (rest !== undefined) return to.replace(":splat", () => rest);
  }
  return undefined;
}
