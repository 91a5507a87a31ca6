import type { PlaygroundState } from "@site/src/playground/address";

import { markup } from "./markup";
import { scripts } from "./scripts";

/** Code to begin with. */
interface StartingPoint {
  readonly title: string;
  /** Description of what it shows, in a line. */
  readonly summary: string;
  /** Its code; `// →` in its scripts states what they print, for the tests. */
  readonly source: PlaygroundState;
}

/** Starting points of a kind. */
interface Group {
  readonly title: string;
  readonly items: readonly StartingPoint[];
}

/** The gallery of starting points. */
export const GALLERY: readonly Group[] = [
  { title: "JavaScript", items: scripts },
  { title: "Markup", items: markup },
];

/**
 * The code of a starting point as readers see it: without what it states for
 * the tests. The runner's own way needs a parser, which no page should load
 * for this; a test holds the two together.
 */
export function shownState({ source }: StartingPoint): PlaygroundState {
  return source.language === "markup"
    ? { ...source, js: withoutStatements(source.js) }
    : { ...source, code: withoutStatements(source.code) };
}

function withoutStatements(code: string): string {
  return code.replace(/\n?[ \t]*\/\/ →.*$/gm, "");
}
