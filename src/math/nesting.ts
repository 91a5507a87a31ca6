import { type Extent, Levels } from "./levels";

/** Commands whose argument is the rest of their group. */
const TO_THE_END =
  /^\\(?:(?:display|text|script|scriptscript)style|em|bf|it|rm|sf|tt|color|mathcolor|(?:bf|md)series|(?:up|sl|sc|it)shape|(?:rm|sf|tt)family|tiny|scriptsize|footnotesize|small|normalsize|large|Large|LARGE|huge|Huge|cal|frak|Bbb)$/;

const OPENING = /^(?:\{|\\(?:bgroup|begingroup|m?left|begin)(?![a-zA-Z*]))/;
const CLOSING = /^(?:\}|\\(?:egroup|endgroup|m?right|end)(?![a-zA-Z*]))/;

/**
 * What is no part of a formula and may hide what ends a group: comments as
 * MathLive finds them, and as TeX and KaTeX do, whose `\verb` is text as well.
 */
const HIDDEN = [
  /(?<!\\)%[^\n]*/g,
  /(?<=(?<!\\)(?:\\\\)*)%[^\n]*|\\verb\*?([^a-zA-Z*\s]).*?\1/g,
];

const TABLE = /^\\begin\s*\{/;

/** What MathLive hangs on the part before it. */
const SCRIPT = /^[\^_]$/;

/** What is seen, so that a script after it hangs on it. */
const SOLID = /^[\p{L}\p{N}\p{P}\p{S}&](?<![$#\\])$/u;

/** Delimiters belong to their command, as the names of environments do. */
const TOKENS =
  /\\m?(?:left|right)(?![a-zA-Z*])\s*(?:\\(?:[a-zA-Z]+|[^])|[^])?|\\(?:begin|end)\s*\{[^{}]*\}|\\(?:[a-zA-Z*]+|[^]?)|[^\s]/g;

/**
 * How deeply a formula is nested and what it costs to render. Both are rather
 * too high than too low: a command that nobody knows counts as one with an
 * argument.
 */
export function extentOf(latex: string): Extent {
  const extents = HIDDEN.map((hidden) => measure(latex.replaceAll(hidden, "")));
  return {
    levels: Math.max(...extents.map(({ levels }) => levels)),
    cost: Math.max(...extents.map(({ cost }) => cost)),
  };
}

function measure(latex: string): Extent {
  const levels = new Levels();
  let isAfterCommand = false;
  for (const [token] of latex.matchAll(TOKENS)) {
    if (OPENING.test(token)) levels.open(TABLE.test(token) ? "table" : "group");
    else if (CLOSING.test(token)) levels.close("group");
    else if (token === "[" && isAfterCommand) levels.open("bracket");
    else if (token === "]") levels.close("bracket");
    else if (TO_THE_END.test(token)) levels.open("rest");
    else if (SCRIPT.test(token)) levels.script();
    else if (/^\\[a-zA-Z*]/.test(token)) levels.expect(token);
    else if (token === "'") levels.prime();
    else if (SOLID.test(token)) levels.character();
    else levels.complete(1);
    isAfterCommand = /^\\[a-zA-Z*]/.test(token);
  }
  return levels.extent;
}
