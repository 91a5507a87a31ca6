import { PARTS } from "./parts.mjs";

/** @typedef {import("./parts.mjs").Part} Part */

/**
 * Selection of the tests to run.
 *
 * @typedef {object} Options
 * @property {"all" | "affected" | "quick"} mode - All tests of the parts;
 * those whose sources have changed since they passed here; or what a writer
 * wants to know within minutes.
 * @property {readonly Part[]} parts
 * @property {readonly string[]} rest - Arguments for the tool of a part.
 */

/** Parts that run when the tests are quick, or must be built for them. */
const QUICK = PARTS.filter(({ isQuick }) => isQuick);

/**
 * @param {readonly string[]} args - `--affected` or `--quick`, names of parts
 * or of groups of them, and what goes to their tool.
 * @returns {Options}
 * @throws {Error} When the first word is no part.
 */
export function readOptions(args) {
  const words = args.filter(
    (word) => !["--affected", "--quick"].includes(word),
  );
  const isQuick = args.includes("--quick");
  const mode = isQuick
    ? "quick"
    : words.length < args.length
      ? "affected"
      : "all";
  const known = (/** @type {string} */ word) =>
    PARTS.some((part) => part.name === word || part.group === word);
  const end = words.findIndex((word) => !known(word));
  const names = end === -1 ? words : words.slice(0, end);
  const rest = end === -1 ? [] : words.slice(end);
  if (rest.length > 0 && names.length === 0)
    throw new Error(
      `There is no part "${rest[0]}". There are: ` +
        `${PARTS.map(({ name }) => name).join(", ")}.`,
    );
  const isNamed = (/** @type {Part} */ { name, group = name }) =>
    names.includes(name) || names.includes(group);
  const all = isQuick ? QUICK : PARTS;
  return { mode, parts: names.length === 0 ? all : all.filter(isNamed), rest };
}
