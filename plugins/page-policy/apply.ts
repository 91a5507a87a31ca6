import { hashSource } from "../inline-script/index.ts";
import { policyOf } from "./policy.ts";

/** Stands in the template where the policy comes. */
export const POLICY_PLACE =
  '<meta http-equiv="Content-Security-Policy" content="default-src">';

const PLACE =
  /<meta http-equiv="?Content-Security-Policy"? content="?default-src"?\s*\/?>/;

/** A script with its attributes and its content. */
const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/gi;

/** Data in a script element is not run, and no policy asks for its hash. */
const DATA = /\btype="?application\/(?:ld\+)?json/i;

/**
 * Put its policy into a page: the first thing in its head, so that it counts
 * for all that follows.
 *
 * @param html - The page as it is served.
 * @param services - Origins that the page asks besides its own.
 * @throws Error when the page has no place for it.
 */
export function applyPolicy(html: string, services: readonly string[]): string {
  if (!PLACE.test(html)) throw new Error("A page has no place for its policy.");
  const policy = policyOf(hashesOf(html), services);
  return html.replace(
    PLACE,
    () => `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** Hashes of the inline scripts of a page, as a policy names them. */
function hashesOf(html: string): string[] {
  const scripts = [...html.matchAll(SCRIPT)].filter(
    ([, attributes = ""]) =>
      !/\bsrc=/i.test(attributes) && !DATA.test(attributes),
  );
  return scripts.map(([, , script = ""]) => hashSource(script));
}
