import type { PlaygroundState } from "@site/src/playground/address";

import { GALLERY, shownState } from "../gallery";

export type Language = PlaygroundState["language"];

type Markup = Extract<PlaygroundState, { language: "markup" }>;
type Script = Exclude<PlaygroundState, Markup>;

/** The last state of each kind, which comes back when the reader does. */
export interface Kept {
  readonly script: Script;
  readonly markup: Markup;
}

/** A playground without code. */
export const EMPTY: Script = { language: "js", code: "" };

/** The first starting points of the gallery. */
export const FIRST: Kept = GALLERY.flatMap(({ items }) => items)
  .map(shownState)
  .reduceRight(keep, {
    script: EMPTY,
    markup: { language: "markup", html: "", css: "", js: "" },
  });

/** What is kept when a state is shown. */
export function keep(kept: Kept, state: PlaygroundState): Kept {
  return state.language === "markup"
    ? { ...kept, markup: state }
    : { ...kept, script: state };
}

/**
 * What stands in the editor when a reader changes to another language. Between
 * JavaScript and TypeScript the code stays: the one is the other.
 */
export function stateIn(language: Language, kept: Kept): PlaygroundState {
  return language === "markup"
    ? kept.markup
    : { language, code: kept.script.code };
}
