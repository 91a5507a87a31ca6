/** Of so many things one is drawn. */
const ONE_OF = 20;

/**
 * Whether something is in a twentieth that is checked more closely. It is drawn by
 * its digest, so that the draw does not depend on what else there is.
 *
 * @param digest - Hexadecimal.
 */
export function isDrawn(digest: string): boolean {
  return Number.parseInt(digest.slice(0, 8), 16) % ONE_OF === 0;
}
