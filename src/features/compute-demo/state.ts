import { nestingFault } from "../../address";
import {
  formula,
  readFragment,
  whole,
  writeFragment,
  type Found,
  type Part,
  type Parts,
} from "../../address";
import { DIGITS, type Source } from "../../calculation";
import { isDrawable } from "../../plot/plane/view";

/** All that the reader has chosen. */
export interface DemoState {
  readonly latex: string;
  /** The expression as MathJSON, which replaces `latex` unless it is empty. */
  readonly mathjson: string;
  readonly digits: number;
  /** The unknown to differentiate by and solve for; empty for the usual one. */
  readonly variable: string;
  readonly parameters: readonly Parameter[];
  /** Part of the plane that the plot shows, once the reader has moved it. */
  readonly view: AxisEnds | undefined;
}

/** An unknown that is given a value, so that the rest can be drawn. */
export interface Parameter {
  readonly name: string;
  readonly value: number;
  /** Ends of its slider and the distance of its steps. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** Ends of both axes of the plot. */
type AxisEnds = readonly [
  fromX: number,
  toX: number,
  fromY: number,
  toY: number,
];

/** The first expression of the page, which the build has computed already. */
const INITIAL_LATEX = "x^2-x-6";

/** The same as MathJSON, as it is written. */
export const INITIAL_JSON = '["Subtract",["Subtract",["Power","x",2],"x"],6]';

/** Its unknown. */
export const INITIAL_VARIABLE = "x";

/**
 * Largest number of a slider: sums and differences of such are exact enough.
 */
const LARGEST = 1e12;

/** Pattern of the names that an unknown may have. */
const NAME = /^[\p{L}_][\p{L}\p{N}_]{0,30}$/u;

const mathjson: Part<string> = {
  initial: "",
  read: (given) => (jsonFault(given) === undefined ? given : undefined),
  write: (value) => value,
  refuse: nestingFault,
};

const variable: Part<string> = {
  initial: "",
  read: (given) => (NAME.test(given) ? given : undefined),
  write: (value) => value,
};

/** In an address: `a:2:-5:5:0.1,b:0:0:1:0.01`. */
const parameters: Part<readonly Parameter[]> = {
  initial: [],
  read: readParameters,
  write: (all) =>
    all
      .map(({ name, value, from, to, step }) =>
        [name, value, from, to, step].join(":"),
      )
      .join(),
};

const view: Part<AxisEnds | undefined> = {
  initial: undefined,
  read: readView,
  write: (value) =>
    value?.map((end) => Number(end.toPrecision(6))).join() ?? "",
};

/** The parts of the state that the address keeps. */
export const PARTS: Parts<DemoState> = {
  latex: formula(INITIAL_LATEX),
  mathjson,
  digits: whole([DIGITS.least, DIGITS.most], DIGITS.usual),
  variable,
  parameters,
  view,
};

/** The state that the page starts with. */
export const INITIAL: DemoState = readState("").state;

/** Reads what an address says, with or without the `#`. */
export function readState(fragment: string): Found<DemoState> {
  return readFragment(PARTS, fragment);
}

/** Writes what an address has to say, without the `#`. */
export function writeState(state: DemoState): string {
  return writeFragment(PARTS, state);
}

/** Returns the source to compute: MathJSON, or the LaTeX without any. */
export function sourceOf({ latex, mathjson }: DemoState): Source {
  return mathjson === ""
    ? { format: "latex", text: latex }
    : { format: "mathjson", text: mathjson };
}

/**
 * Tells what is wrong with a string that should be MathJSON.
 *
 * @returns Nothing where it is JSON: what it means is for the engine to say.
 */
export function jsonFault(given: string): string | undefined {
  try {
    JSON.parse(given);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The part of the plane that a plot shows; nothing where it chooses itself. */
export function viewOf(ends: AxisEnds | undefined) {
  if (ends === undefined) return undefined;
  const [fromX, toX, fromY, toY] = ends;
  return { x: [fromX, toX], y: [fromY, toY] } as const;
}

function readView(given: string): AxisEnds | undefined {
  const ends = given.split(",").map((end) => (end === "" ? NaN : Number(end)));
  const [fromX = NaN, toX = NaN, fromY = NaN, toY = NaN] = ends;
  const isView =
    ends.length === 4 && isDrawable({ x: [fromX, toX], y: [fromY, toY] });
  return isView ? [fromX, toX, fromY, toY] : undefined;
}

/** Tells whether the numbers of a parameter are valid for a slider. */
export function isSlider({ value, from, to, step }: Parameter): boolean {
  return (
    [value, from, to, step].every((one) => Math.abs(one) <= LARGEST) &&
    from < to &&
    step > 0 &&
    step <= to - from
  );
}

function readParameters(text: string): readonly Parameter[] | undefined {
  if (text === "") return [];
  const all = text.split(",").map(readParameter);
  return all.every((one) => one !== undefined) ? all : undefined;
}

function readParameter(text: string): Parameter | undefined {
  const [name = "", ...numbers] = text.split(":");
  if (numbers.length !== 4 || numbers.includes("")) return undefined;
  const [value = NaN, from = NaN, to = NaN, step = NaN] = numbers.map(Number);
  const read = { name, value, from, to, step };
  return NAME.test(name) && isSlider(read) ? read : undefined;
}
