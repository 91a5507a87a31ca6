/** Commands with more than one argument, and how many they have. */
const ARGUMENTS: ReadonlyMap<string, number> = new Map([
  ...[
    ..."frac dfrac tfrac cfrac nicefrac pdiff binom dbinom tbinom".split(" "),
    ..."overset underset stackrel stackbin raise lower raisebox".split(" "),
    ..."textcolor colorbox mathtip texttip rule enclose".split(" "),
  ].map((name) => [`\\${name}`, 2] as const),
  ["\\fcolorbox", 3],
  ["\\overunderset", 3],
  ["\\mathchoice", 4],
  ["\\genfrac", 6],
]);

/**
 * MathLive's macros with arguments, which it reads twice at each level: 16 of
 * them in one another take it 3 seconds, 8 hardly any time.
 */
const MACRO = /^\\(?:[Bb]ra(?:ket)?|[Kk]et|[Ss]et|angl|p?mod|nicefrac|phase)$/;

/** How many levels one of them counts for. */
const MACRO_WEIGHT = 5;

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

/** Delimiters belong to their command, as the names of environments do. */
const TOKENS =
  /\\m?(?:left|right)(?![a-zA-Z*])\s*(?:\\(?:[a-zA-Z]+|[^])|[^])?|\\(?:begin|end)\s*\{[^{}]*\}|\\(?:[a-zA-Z*]+|[^]?)|[^\s]/g;

/** What is open at a place of a formula. */
interface Level {
  readonly kind: "group" | "bracket" | "command" | "rest";
  /** Arguments of a command that are still to come. */
  missing: number;
  /** How many levels it counts for. */
  readonly weight: number;
}

/**
 * How deeply a formula is nested: the most groups, fences, environments and
 * arguments, with braces or without, that are open at one place. It is rather
 * too high than too low: a command that nobody knows counts as one with an
 * argument.
 */
export function nestingOf(latex: string): number {
  const texts = HIDDEN.map((hidden) => latex.replaceAll(hidden, ""));
  return Math.max(...texts.map(deepestOf));
}

function deepestOf(latex: string): number {
  const levels = new Levels();
  let isAfterCommand = false;
  for (const [token] of latex.matchAll(TOKENS)) {
    if (OPENING.test(token)) levels.open("group");
    else if (CLOSING.test(token)) levels.close("group");
    else if (token === "[" && isAfterCommand) levels.open("bracket");
    else if (token === "]") levels.close("bracket");
    else if (TO_THE_END.test(token)) levels.open("rest");
    else if (/^(?:\\[a-zA-Z*]|[\^_])/.test(token)) levels.expect(token);
    else levels.complete();
    isAfterCommand = /^\\[a-zA-Z*]/.test(token);
  }
  return levels.deepest;
}

/** The levels that are open while a formula is read. */
class Levels {
  deepest = 0;
  #open: Level[] = [];
  #depth = 0;

  open(kind: "group" | "bracket" | "rest"): void {
    // The command that it is an argument of counts already.
    const isArgument = kind !== "rest" && this.#open.at(-1)?.kind === "command";
    this.#push({ kind, missing: 0, weight: isArgument ? 0 : 1 });
  }

  /** A command, whose arguments follow. */
  expect(command: string): void {
    const missing = ARGUMENTS.get(command) ?? 1;
    const weight = MACRO.test(command) ? MACRO_WEIGHT : 1;
    this.#push({ kind: "command", missing, weight });
  }

  close(kind: "group" | "bracket"): void {
    const place = this.#open.findLastIndex((level) => level.kind === kind);
    const group = this.#open.findLastIndex((level) => level.kind === "group");
    // A bracket outside of the innermost group is none that opened anything.
    if (place < 0 || place < group) {
      this.complete();
      return;
    }
    for (const { weight } of this.#open.splice(place)) this.#depth -= weight;
    if (kind === "group") this.complete();
  }

  /** An argument has ended, and with it the commands that it was the last of. */
  complete(): void {
    for (;;) {
      const level = this.#open.at(-1);
      if (level?.kind !== "command") return;
      level.missing -= 1;
      if (level.missing > 0) return;
      this.#open.pop();
      this.#depth -= level.weight;
    }
  }

  #push(level: Level): void {
    this.#open.push(level);
    this.#depth += level.weight;
    this.deepest = Math.max(this.deepest, this.#depth);
  }
}
