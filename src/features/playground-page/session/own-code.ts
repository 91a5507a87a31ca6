import starters from "@generated/live-examples/starters.json";

import type { Built } from "@site/src/playground";
import {
  digestOfState,
  type PlaygroundState,
} from "@site/src/playground/address";

import { GALLERY, shownState } from "../gallery";

/** What the build made of starting points, by their state. */
const BUILT = new Map(
  GALLERY.flatMap(({ items }) => items).map(
    (item) => [keyOf(shownState(item)), starters[item.title]] as const,
  ),
);

/** What the build made of code, if it is that of a starting point. */
export function builtOf(state: PlaygroundState): Built | undefined {
  return BUILT.get(keyOf(state));
}

/**
 * Whether code is an example of the site or a starting point, to the letter.
 * The build has run it, or the tests have: it needs no reader's consent.
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
