import starters from "@generated/live-examples/starters.json";

import type { Built } from "@site/src/playground/boot";
import {
  digestOfState,
  type PlaygroundState,
} from "@site/src/playground/address";
import { GALLERY, shownState } from "./gallery";

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

/** Returns the states to keep once a state is shown. */
export function keep(kept: Kept, state: PlaygroundState): Kept {
  return state.language === "markup"
    ? { ...kept, markup: state }
    : { ...kept, script: state };
}

/**
 * Returns the state to edit when a reader changes to another language. Between
 * JavaScript and TypeScript the code stays: the one is the other.
 */
export function stateIn(language: Language, kept: Kept): PlaygroundState {
  return language === "markup"
    ? kept.markup
    : { language, code: kept.script.code };
}

/** Results of the build for starting points, by their state. */
const BUILT = new Map(
  GALLERY.flatMap(({ items }) => items).map(
    (item) => [keyOf(shownState(item)), starters[item.title]] as const,
  ),
);

/** Returns what the build made of code, if it is that of a starting point. */
export function builtOf(state: PlaygroundState): Built | undefined {
  return BUILT.get(keyOf(state));
}

/**
 * Tells whether code is an example of the site or a starting point, to the
 * letter. The build has run it, or the tests have: it needs no reader's
 * consent.
 */
export async function isOwnCode(state: PlaygroundState): Promise<boolean> {
  try {
    const [digest, { default: known }] = await Promise.all([
      digestOfState(state),
      import("@generated/live-examples/known.json"),
    ]);
    return digest !== undefined && known.includes(digest);
  } catch {
    // Without the list, all code is somebody's.
    return false;
  }
}

function keyOf(state: PlaygroundState): string {
  return JSON.stringify(state);
}

/** State that the page shows around the editor. */
export interface PageView {
  readonly language: Language;
  /** Result of the build for the code, if that is a starting point. */
  readonly built?: Built | undefined;
  /** Warning to the reader about an address that was opened. */
  readonly note?: string;
  /** Problem with the address, or with the code for it. */
  readonly problem?: string;
  readonly editor: "loading" | "open" | "failed";
}

/** The page before anything of it runs. */
export const BEFORE: PageView = {
  language: FIRST.script.language,
  built: builtOf(FIRST.script),
  editor: "loading",
};
