// cspell:ignore brack
import type { Extent } from "./level";
import { Levels } from "./levels";
import { readingsOf } from "./readings";

/** Commands whose argument is the rest of their group. */
const TO_THE_END =
  /^\\(?:(?:display|text|script|scriptscript)style|em|bf|it|rm|sf|tt|color|mathcolor|(?:bf|md)series|(?:up|sl|sc|it)shape|(?:rm|sf|tt)family|tiny|scriptsize|footnotesize|small|normalsize|large|Large|LARGE|huge|Huge|cal|frak|Bbb)$/;

/** Kinds of groups, with the patterns of what opens and closes each. */
const GROUPS = [
  ["table", /^\\begin\s*\{/, /^\\end\s*\{/],
  ["fence", /^\\left(?![a-zA-Z*])/, /^\\right(?![a-zA-Z*])/],
  ["inner fence", /^\\mleft(?![a-zA-Z*])/, /^\\mright(?![a-zA-Z*])/],
  [
    "group",
    /^(?:\{|\\(?:bgroup|begingroup|begin)(?![a-zA-Z*]))/,
    /^(?:\}|\\(?:egroup|endgroup|end)(?![a-zA-Z*]))/,
  ],
] as const;

/** Commands that make a fraction of what is on both sides of them. */
const DIVIDING = /^\\(?:over|atop|above|choose|brack|brace)(?![a-zA-Z*])/;

/** Signs that begin a script, which MathLive hangs on the part before it. */
const SCRIPT = /^[\^_]$/;

/** Characters that are seen, so that a script after one hangs on it. */
const SOLID = /^[\p{L}\p{N}\p{P}\p{S}&](?<![$#\\])$/u;

/** Tokens that MathLive skips, or may skip, also in place of an argument. */
const SKIPPED =
  /^(?:\$|\\relax|\\[()[\]]|\\?[\p{M}\p{C}\p{Z}\p{Extended_Pictographic}])$/u;

const DELIMITERS =
  "[lr]?(?:angle|brace|brack|paren|vert|Vert|floor|ceil|group|moustache)|[ul][lr]corner|(?:up|down|updown|Up|Down|Updown)arrow|backslash|mid";

/** Delimiters belong to their command, as the names of environments do. */
const TOKENS = new RegExp(
  `\\\\m?(?:left|right)(?![a-zA-Z*])\\s*(?:\\\\(?:(?:${DELIMITERS})(?![a-zA-Z])|[^a-zA-Z])|[^\\\\])?|\\\\(?:begin|end)\\s*\\{[^{}]*\\}|\\\\(?:[a-zA-Z*]+|[^]?)|[^\\s]`,
  "gu",
);

/**
 * Measures how deeply a formula is nested and what it costs to render. Both are
 * rather too high than too low: a command that nobody knows counts as one with
 * an argument.
 */
export function extentOf(latex: string): Extent {
  const extents = readingsOf(latex).map(measure);
  return {
    levels: Math.max(...extents.map(({ levels }) => levels)),
    cost: Math.max(...extents.map(({ cost }) => cost)),
  };
}

function measure(latex: string): Extent {
  const levels = new Levels();
  let isAfterCommand = false;
  for (const [token] of latex.matchAll(TOKENS)) {
    const opened = GROUPS.find(([, opening]) => opening.test(token));
    const closed = GROUPS.find(([, , closing]) => closing.test(token));
    if (SKIPPED.test(token)) {
      levels.skip();
      continue;
    }
    if (opened) levels.open(opened[0]);
    else if (closed) levels.close(closed[0]);
    else if (token === "[" && isAfterCommand) levels.open("bracket");
    else if (token === "]") levels.close("bracket");
    else if (TO_THE_END.test(token)) levels.open("rest");
    else if (SCRIPT.test(token)) levels.script();
    else if (DIVIDING.test(token)) levels.divide(token);
    else if (/^\\[a-zA-Z*]/.test(token)) levels.expect(token);
    else if (token === "'") levels.prime();
    else if (SOLID.test(token)) levels.character();
    else levels.complete(1);
    isAfterCommand = /^\\[a-zA-Z*]/.test(token);
  }
  return levels.extent;
}
