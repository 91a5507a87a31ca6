/**
 * State of pages in their addresses. An address may come from anybody, so each
 * value is read and bounded here before anything shows it.
 */
import { limitFault } from "../math";
import type { Part } from "./fragment";

export { AddressBar, type Router, StateAddress } from "./bar";
export {
  choice,
  flag,
  readFragment,
  whole,
  writeFragment,
  type Found,
  type Part,
  type Parts,
} from "./fragment";

/**
 * Commands of MathLive that reach beyond the formula: into the page's styles,
 * classes and names, or to another address. KaTeX refuses them by itself.
 */
const REACHING =
  /\\(?:html(?:Class|Data|Id|Style)|style|class|cssId|href|url|includegraphics)(?![a-zA-Z*])/;

/**
 * Explains why the page does not give a formula to a field, in a sentence.
 *
 * @param latex - From an address, or what an engine made of it.
 * @returns Nothing where it does no harm.
 */
export function latexFault(latex: string): string | undefined {
  return limitFault(latex) ?? reachFault(latex);
}

function reachFault(latex: string): string | undefined {
  // MathLive reads emoji as one character with what follows them, or drops
  // them, so that a command may be there without them only.
  const bare = latex.replaceAll(/[^\p{ASCII}]/gu, "");
  const command = (REACHING.exec(latex) ?? REACHING.exec(bare))?.[0];
  return command === undefined
    ? undefined
    : `The formula contains ${command}, which can change the page or leave it: take it out.`;
}

/**
 * Most levels of MathJSON: its LaTeX has about as many, and they are bounded.
 */
const MAX_LEVELS = 30;

/**
 * Explains why a JSON string of an address is refused, in a sentence.
 *
 * @returns Nothing where it is nested no deeper than a formula that is set.
 */
export function nestingFault(json: string): string | undefined {
  return levelsOf(json) > MAX_LEVELS
    ? `The MathJSON is nested too deeply: use at most ${MAX_LEVELS} levels.`
    : undefined;
}

/**
 * The most brackets and braces that are open at one place, strings left out.
 */
function levelsOf(json: string): number {
  let open = 0;
  let most = 0;
  for (const [token] of json.matchAll(/"(?:\\[^]|[^"\\])*"|[[\]{}]/g)) {
    if (token === "[" || token === "{") open += 1;
    else if (token === "]" || token === "}") open -= 1;
    most = Math.max(most, open);
  }
  return most;
}

/**
 * Longest query of an address, in UTF-16 units: nobody types a longer one, and
 * each of its words is looked for in all records.
 */
const MAX_QUERY = 256;

/** Limits the query of an address to {@link MAX_QUERY}; none becomes empty. */
export function wordsOf(asked: string | null | undefined): string {
  return asked?.slice(0, MAX_QUERY) ?? "";
}

/** A part that is a formula. */
export function formula(initial: string): Part<string> {
  return {
    initial,
    read: (given) => given,
    write: (value) => value,
    refuse: latexFault,
  };
}
