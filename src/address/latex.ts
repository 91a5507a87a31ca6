import { limitFault } from "../math";

/**
 * Commands of MathLive that reach beyond the formula: into the page's styles,
 * classes and names, or to another address. KaTeX refuses them by itself.
 */
const REACHING =
  /\\(?:html(?:Class|Data|Id|Style)|style|class|cssId|href|url|includegraphics)(?![a-zA-Z*])/;

/**
 * Why the page gives a formula to no field, in a sentence.
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
