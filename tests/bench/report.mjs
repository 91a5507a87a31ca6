import { KIB, kibibytes, milliseconds, table } from "./table.mjs";

/** @typedef {import("./build.mjs").BuildCost} BuildCost */
/** @typedef {import("./calculation.mjs").CalculationCost} CalculationCost */
/** @typedef {import("./live.mjs").Liveness} Liveness */
/** @typedef {import("./printing.mjs").PrintingCost} PrintingCost */
/** @typedef {import("./search.mjs").SearchCost} SearchCost */

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

/** @param {readonly PrintingCost[]} costs */
export function printingTable(costs) {
  return table([
    ["Longest task while printing", "", "target"],
    ...costs.map(({ name, longest }) => [
      name,
      `${milliseconds(longest)}${longest > 300 ? " ✗" : ""}`,
      "≤ 300 ms",
    ]),
  ]);
}

/**
 * @param {string} surface
 * @param {number} count - How many payloads were delivered.
 * @param {readonly { name: string, longest: number }[]} slowest
 */
export function payloadTable(surface, count, slowest) {
  return table([
    [`Longest task of ${count} payloads: ${surface}`, "", "target"],
    ...slowest.map(({ name, longest }) => [
      name.length > 60 ? `${name.slice(0, 59)}…` : name,
      `${milliseconds(longest)}${longest > 300 ? " ✗" : ""}`,
      "≤ 300 ms",
    ]),
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
