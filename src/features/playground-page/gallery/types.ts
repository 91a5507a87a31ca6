import type { PlaygroundState } from "@site/src/playground/address";

/** Code to begin with. */
export interface StartingPoint {
  readonly title: string;
  /** What it shows, in a line. */
  readonly summary: string;
  /** Its code; `// →` in its scripts states what they print, for the tests. */
  readonly source: PlaygroundState;
}

/** Starting points of a kind. */
export interface Group {
  readonly title: string;
  readonly items: readonly StartingPoint[];
}
