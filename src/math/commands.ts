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

/** Number of levels that one of them counts for. */
const MACRO_WEIGHT = 5;

/** Commands that MathLive renders twice where they are between fences. */
const STACKED =
  /^\\(?:(?:over|under|overunder)set|stack(?:rel|bin)|x[a-zA-Z]+)$/;

/** Properties of a command that matter for the shape of a formula. */
interface Shape {
  readonly missing: number;
  readonly weight: number;
  readonly isStacked: boolean;
}

/** @returns How many arguments a command has, and how they are rendered. */
export function shapeOf(command: string): Shape {
  return {
    missing: ARGUMENTS.get(command) ?? 1,
    weight: MACRO.test(command) ? MACRO_WEIGHT : 1,
    isStacked: STACKED.test(command),
  };
}
