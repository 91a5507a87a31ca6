/** Of so many things one is drawn. */
const ONE_OF = 40;

/**
 * True if nothing is left to a draw or a turn: `TEST_ALL=1 npm test` runs all,
 * which takes hours.
 */
export const IS_WHOLE = process.env["TEST_ALL"] === "1";

/**
 * Tells whether something is among the few that are checked more closely. It is
 * drawn by its digest, so that the draw does not depend on what else there is.
 *
 * @param digest - Hexadecimal.
 */
export function isDrawn(digest: string): boolean {
  return IS_WHOLE || Number.parseInt(digest.slice(0, 8), 16) % ONE_OF === 0;
}

/**
 * Tells whether it is something's turn, where each of many things is done in
 * one of some places only.
 *
 * @param index - Number of the thing.
 * @param place - Number of the place.
 * @param oneOf - In how many places a thing has one turn.
 */
export function isTurn(index: number, place: number, oneOf: number): boolean {
  return IS_WHOLE || (index + place) % oneOf === 0;
}
