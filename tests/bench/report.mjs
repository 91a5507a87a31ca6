/** @typedef {import("./audit.mjs").Audit} Audit */
/** @typedef {import("./build.mjs").BuildCost} BuildCost */
/** @typedef {import("./calculation.mjs").CalculationCost} CalculationCost */
/** @typedef {import("./live.mjs").Liveness} Liveness */
/** @typedef {import("./search.mjs").SearchCost} SearchCost */

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

const KIB = 1024;

const kibibytes = (/** @type {number} */ bytes) =>
  `${(bytes / KIB).toFixed(1)} KiB`;
const milliseconds = (/** @type {number} */ time) => `${Math.round(time)} ms`;
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

/**
 * @param {readonly Liveness[]} all
 */
export function liveTable(all) {
  const check = (/** @type {boolean} */ meets) => (meets ? "" : " ✗");
  return table([
    ["Examples live", ...all.map(({ page }) => page), "target"],
    ["Examples", ...all.map(({ examples }) => String(examples)), ""],
    [
      "Time from load to the last result",
      ...all.map(
        ({ seconds }) => `${seconds.toFixed(1)} s${check(seconds <= 3)}`,
      ),
      "≤ 3 s",
    ],
    [
      "Longest task of the page after load",
      ...all.map(
        ({ longest }) => `${milliseconds(longest)}${check(longest <= 100)}`,
      ),
      "≤ 100 ms",
    ],
    ["Bytes until then", ...all.map(({ bytes }) => kibibytes(bytes)), ""],
    [
      "of which engine and its like",
      ...all.map(({ sandbox }) => kibibytes(sandbox)),
      "",
    ],
  ]);
}

/**
 * @param {SearchCost} cost
 */
export function searchTable({ names, texts, first, answer, shown }) {
  const row = (
    /** @type {string} */ name,
    /** @type {(value: number) => string} */ print,
    /** @type {number} */ value,
    /** @type {number} */ most,
  ) => [
    name,
    `${print(value)}${value > most ? " ✗" : ""}`,
    Number.isFinite(most) ? `≤ ${print(most)}` : "",
  ];
  return table([
    ["Search", "", "target"],
    row("Index before the first answer", kibibytes, names, 150 * KIB),
    row("Texts after it", kibibytes, texts, Infinity),
    row("First result, cold cache", milliseconds, first, 300),
    row("Letter to answer", milliseconds, answer, 20),
    row("Letter to what is shown", milliseconds, shown, Infinity),
  ]);
}

/** @param {CalculationCost} cost */
export function calculationTable({ first, soonest, shown, over }) {
  const row = (
    /** @type {string} */ name,
    /** @type {number} */ value,
    /** @type {number} */ most = Infinity,
  ) => [
    name,
    `${milliseconds(value)}${value > most ? " ✗" : ""}`,
    Number.isFinite(most) ? `≤ ${milliseconds(most)}` : "",
  ];
  return table([
    ["Demo", "", "target"],
    row("First letter to all panels, cold cache", first),
    row("Letter to the first panel", soonest),
    row("Letter to all panels", shown, 100),
    row("Letter over an endless sum to all panels", over),
  ]);
}

/**
 * @param {{ cold: BuildCost, warm: BuildCost }} builds
 */
export function buildTable({ cold, warm }) {
  const row = (
    /** @type {string} */ name,
    /** @type {BuildCost} */ { seconds, peak },
    /** @type {number} */ most = Infinity,
  ) => [
    name,
    `${seconds.toFixed(1)} s${seconds > most ? " ✗" : ""}`,
    peak === undefined ? "unknown" : `${(peak / KIB ** 2).toFixed(0)} MiB`,
    Number.isFinite(most) ? `≤ ${most} s` : "",
  ];
  return table([
    ["Build", "time", "peak memory", "target"],
    row("cold", cold, 40),
    row("warm", warm),
  ]);
}

/**
 * @param {string[][]} rows
 * @returns {string} The rows with their columns aligned, the first column to
 * the left.
 */
function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join("  "),
    )
    .join("\n");
}
