/** A formula to type. */
export interface Try {
  readonly title: string;
  /** Keys to press in turn, with spaces between, and names to spell. */
  readonly caps: string;
  /** LaTeX that the field then holds. */
  readonly latex: string;
}

/** A browser test presses each key, and compares each formula. */
export const TRIES: readonly Try[] = [
  {
    title: "A root of a quadratic equation",
    caps: "/ - b + sqrt b ^ 2 - 4 a c → → 2 a",
    latex: "\\frac{-b+\\sqrt{b^2-4ac}}{2a}",
  },
  {
    title: "A sum with limits",
    caps: "sum n = 1 → 9 → 1 / n ^ 2",
    latex: "\\sum_{n=1}^9\\frac{1}{n^2}",
  },
  {
    title: "An integral",
    caps: "int 0 → 1 → x ^ 2 d x",
    latex: "\\int_0^1x^2dx",
  },
  {
    title: "A matrix",
    caps: "( x Ctrl+Enter y",
    latex: "\\begin{pmatrix}x\\\\ y\\end{pmatrix}",
  },
];

/** Keys that are labelled otherwise than a `KeyboardEvent` calls them. */
const NAMES: Readonly<Record<string, string>> = {
  "→": "ArrowRight",
  "Ctrl+Enter": "Control+Enter",
};

/** The keys to press, one by one. */
export function keysOf({ caps }: Try): string[] {
  return caps.split(" ").flatMap((cap) => NAMES[cap] ?? Array.from(cap));
}
