/** No script begins so: a browser that takes the file for one runs none of it. */
const SEAL = ")]}'\n";

/**
 * A script as it is served to pages, which hand it to a sandbox: nothing can
 * run it in the page itself, even where the host does not say what it is.
 *
 * @param script - Its text.
 */
export function seal(script: string): string {
  return SEAL + script;
}

/**
 * A file of the site as a sandbox takes it.
 *
 * @param file - What {@link seal} made, or a file that was not sealed.
 */
export async function unseal(file: Blob): Promise<Blob> {
  const isSealed = (await file.slice(0, SEAL.length).text()) === SEAL;
  return isSealed ? file.slice(SEAL.length) : file;
}
