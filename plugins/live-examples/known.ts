import {
  GALLERY,
  shownState,
} from "../../src/features/playground-page/gallery/index.ts";
import {
  digestOfState,
  type PlaygroundState,
} from "../../src/playground/address.ts";

/**
 * The digests of the site's own code: that of its examples and of the starting
 * points of the playground, which runs it from an address unasked.
 *
 * @param states - The code of all examples.
 */
export async function ownDigests(
  states: readonly PlaygroundState[],
): Promise<(string | undefined)[]> {
  const starters = GALLERY.flatMap(({ items }) => items).map(shownState);
  const digests = await Promise.all(
    [...states, ...starters].map(digestOfState),
  );
  return [...new Set(digests)].sort();
}
