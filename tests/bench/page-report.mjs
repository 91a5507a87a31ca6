import { KIB, kibibytes, milliseconds, table } from "./table.mjs";

/** @typedef {import("./audit.mjs").Audit} Audit */

/**
 * A page and the same page without scripts, which is the floor.
 *
 * @typedef {{ page: string, live: Audit, floor: Audit }} Comparison
 */

/**
 * A figure to print.
 *
 * @typedef {object} Figure
 * @property {string} name
 * @property {(comparison: Comparison) => number} of
 * @property {(value: number) => string} [print]
 * @property {(value: number) => boolean} [meets] - Whether it is on target.
 * @property {string} [target]
 */

const ratio = (/** @type {number} */ value) => `${value.toFixed(2)} ×`;

/**
 * @param {string} name
 * @param {keyof Audit["scores"]} id
 * @param {number} least
 * @returns {Figure}
 */
const score = (name, id, least) => ({
  name,
  of: ({ live }) => live.scores[id],
  meets: (value) => value >= least,
  target: least === 100 ? "100" : `≥ ${least}`,
});

/**
 * @param {string} name
 * @param {string} type
 * @returns {Figure}
 */
const bytes = (name, type) => ({
  name,
  of: ({ live }) => live.bytes[type] ?? 0,
  print: kibibytes,
});

/** @type {readonly Figure[]} */
const FIGURES = [
  score("Performance", "performance", 95),
  score("Accessibility", "accessibility", 100),
  score("Best practices", "best-practices", 100),
  score("SEO", "seo", 100),
  { name: "FCP", of: ({ live }) => live.fcp, print: milliseconds },
  { name: "LCP", of: ({ live }) => live.lcp, print: milliseconds },
  {
    name: "LCP without scripts",
    of: ({ floor }) => floor.lcp,
    print: milliseconds,
  },
  {
    name: "LCP to that",
    of: ({ live, floor }) => live.lcp / floor.lcp,
    print: ratio,
    meets: (value) => value <= 1.2,
    target: "≤ 1.2 ×",
  },
  { name: "TBT", of: ({ live }) => live.tbt, print: milliseconds },
  {
    name: "CLS",
    of: ({ live }) => live.cls,
    print: (value) => value.toFixed(3),
    meets: (value) => value <= 0.01,
    target: "≤ 0.01",
  },
  {
    name: "JavaScript before interaction",
    of: ({ live }) => live.bytes["Script"] ?? 0,
    print: kibibytes,
    meets: (value) => value <= 200 * KIB,
    target: "≤ 200 KiB",
  },
  bytes("Live examples: engine, editor", "Examples"),
  bytes("HTML", "Document"),
  bytes("CSS", "Stylesheet"),
  bytes("Fonts", "Font"),
  bytes("Images", "Image"),
  {
    name: "All bytes",
    of: ({ live }) => Object.values(live.bytes).reduce((a, b) => a + b, 0),
    print: kibibytes,
  },
  { name: "Requests", of: ({ live }) => live.requests },
];

/**
 * A table of all figures of all pages, with the targets. A figure that misses
 * its target is marked.
 *
 * @param {readonly Comparison[]} comparisons
 */
export function pageTable(comparisons) {
  const head = ["", ...comparisons.map(({ page }) => page), "target"];
  const rows = FIGURES.map(({ name, of, print = String, meets, target }) => [
    name,
    ...comparisons.map((comparison) => {
      const value = of(comparison);
      return `${print(value)}${meets?.(value) === false ? " ✗" : ""}`;
    }),
    target ?? "",
  ]);
  return table([head, ...rows]);
}
