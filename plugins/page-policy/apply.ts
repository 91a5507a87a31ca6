import {
  type BuiltPage,
  findAll,
  isTag,
  textOf,
} from "../built-pages/index.ts";
import { hashSource } from "../inline-script.ts";
import { policyOf } from "./policy.ts";

/** Stands in the template where the policy comes. */
export const POLICY_PLACE =
  '<meta http-equiv="Content-Security-Policy" content="default-src">';

const PLACE =
  /<meta http-equiv="?Content-Security-Policy"? content="?default-src"?\s*\/?>/;

/** Data in a script element is not run, and no policy asks for its hash. */
const DATA = /^application\/(?:ld\+)?json/i;

/**
 * Put its policy into a page: the first thing in its head, so that it counts
 * for all that follows.
 *
 * @param services - Origins that the page asks besides its own.
 * @returns The page as it is served.
 * @throws Error when the page has no place for it.
 */
export function applyPolicy(
  { html, tree, url }: Pick<BuiltPage, "html" | "tree" | "url">,
  services: readonly string[],
): string {
  if (!PLACE.test(html))
    throw new Error(`The page ${url} has no place for its policy.`);
  const policy = policyOf(hashesOf(tree), services);
  return html.replace(
    PLACE,
    () => `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** Hashes of the inline scripts of a page, as a policy names them. */
function hashesOf(page: BuiltPage["tree"]): string[] {
  const scripts = findAll(page, (each) => isTag(each, "script"));
  const inline = scripts.filter(
    ({ properties: { src, type } }) =>
      src === undefined && !(typeof type === "string" && DATA.test(type)),
  );
  return inline.map((script) => hashSource(textOf(script)));
}
