import { readingsOf } from "./readings";

/** Units of TeX and of styles in ems, those of MathLive's points among them. */
const EMS: Readonly<Record<string, number>> = {
  ...{ em: 1, rem: 1.6, ex: 0.5, mu: 0.06, sp: 0, pt: 0.1, px: 0.1, bp: 0.1 },
  ...{ dd: 0.11, pc: 1.2, cc: 1.3, mm: 0.29, cm: 2.9, in: 7.3 },
};

/** A size as it is usually written. */
const SIZE = `[\\s+-]*(?:\\d+\\.?\\d*|\\.\\d+)\\s*(?:${Object.keys(EMS).join("|")})\\s*`;

const DELIMITER = "\\s*(?:\\{(?:\\\\.|[^\\\\{}])*\\}|\\\\.|[^\\\\{}\\s])";

/** Commands that make a formula higher, and how their sizes are written. */
const HIGHER = [
  ["rule", `(?:\\s*\\[${SIZE}\\])?\\s*\\{${SIZE}\\}\\s*\\{${SIZE}\\}`],
  ["raise|lower", `\\s*(?:\\{${SIZE}\\}|${SIZE})`],
  ["raisebox", `\\s*\\{${SIZE}\\}`],
  ["genfrac", `${DELIMITER}${DELIMITER}\\s*\\{(?:\\s*|${SIZE})\\}`],
  ["\\\\|cr", `(?:\\s*\\*)?(?:\\s*\\[${SIZE}\\]|(?!\\s*[[*]))`],
  ["bbox", "\\s*(?:\\[[^[\\]{}\\\\]*\\])?(?!\\s*\\[)"],
  ["enclose", "\\s*\\{[a-z ]*\\}\\s*(?:\\[[^[\\]{}\\\\]*\\])?(?!\\s*\\[)"],
].map(([names = "", sizes = ""]) => ({
  command: new RegExp(
    `(?<=(?<!\\\\)(?:\\\\\\\\)*)\\\\(?:${names})(?![a-zA-Z])`,
    "g",
  ),
  sizes: new RegExp(sizes, "y"),
}));

const NUMBER = /(\d+\.?\d*|\.\d+)\s*([a-z]*)/g;

/**
 * Computes the total height of the sizes that a formula asks for, in ems. What
 * MathLive makes of a size that is not as usual, nobody can tell: it may be no
 * number, and the fences around it without end.
 *
 * @returns Infinity where a size is not as usual.
 */
export function heightOf(latex: string): number {
  // MathLive drops some letters beyond ASCII, also in front of a size.
  const readings = readingsOf(latex).flatMap((reading) => [
    reading,
    reading.replaceAll(/[^\p{ASCII}]/gu, ""),
  ]);
  return Math.max(...readings.map(sum));
}

function sum(latex: string): number {
  let ems = 0;
  for (const { command, sizes } of HIGHER)
    for (const { index, 0: found } of latex.matchAll(command)) {
      sizes.lastIndex = index + found.length;
      const [written] = sizes.exec(latex) ?? [];
      if (written === undefined) return Infinity;
      for (const [, number, unit = ""] of written.matchAll(NUMBER))
        ems += Number(number) * (EMS[unit] ?? 1);
    }
  return ems;
}
