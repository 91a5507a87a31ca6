/** Part of what keeps code of others in or out, and how to take it off. */
interface Defence {
  /** Paths of the files that it stands in. */
  readonly file: RegExp;
  readonly find: RegExp;
  readonly replace: string;
}

const PAGE = /^\/(?:[\w-]+\/)*$/;
const PLAYGROUND = /^\/assets\/js\/playground\.[0-9a-f]+\.js$/;
const DOCUMENTS = /^\/assets\/sandbox\/(?:lane|result)\.[0-9a-f]+\.html$/;

/** A policy that no browser knows. */
const policyIn = (file: RegExp): Defence => ({
  file,
  find: /Content-Security-Policy/g,
  replace: "No-Policy",
});

const sandboxIn = (file: RegExp): Defence => ({
  file,
  find: /\ballow-scripts\b/g,
  replace: "allow-scripts allow-same-origin",
});

const DEFENCES = {
  /** The policy of each document of a sandbox. */
  policy: [policyIn(PLAYGROUND), policyIn(DOCUMENTS)],
  /** The opaque origin of these documents, which they ask for themselves. */
  origin: [
    sandboxIn(PLAYGROUND),
    sandboxIn(DOCUMENTS),
    { file: DOCUMENTS, find: /"null"/g, replace: "globalThis.origin" },
    { file: DOCUMENTS, find: /'sha256-[^']+'/g, replace: "'unsafe-inline'" },
  ],
  /** The removal of globals from the worker before readers' code runs in it. */
  withdrawal: [
    {
      file: /^\/assets\/sandbox\/worker\.[0-9a-f]+\.txt$/,
      find: /\["postMessage",\s*"BroadcastChannel",\s*"Worker",\s*"close"\]/g,
      replace: "[]",
    },
  ],
  /** The filter that keeps frames and links out of results. */
  frames: [
    {
      file: /^\/assets\/sandbox\/frame\.[0-9a-f]+\.txt$/,
      find: /iframe\|frame\|[a-z|]+/g,
      replace: "none",
    },
  ],
  /** The guard of a result, which drops messages of other windows. */
  resultGuard: [
    {
      file: /^\/assets\/sandbox\/frame\.[0-9a-f]+\.txt$/,
      find: /\.stopImmediatePropagation\(\)/g,
      replace: "",
    },
  ],
  /** The guard that denies a result the focus while a field has it. */
  focusGuard: [
    {
      file: /^\/assets\/sandbox\/frame\.[0-9a-f]+\.txt$/,
      find: /"focus",\s*function/g,
      replace: '"none",function',
    },
  ],
  /** The watch that takes the focus back from a result. */
  focusWatch: [
    {
      file: PLAYGROUND,
      find: /\.isPressed\)/g,
      replace: ".taken>=0)",
    },
  ],
  /** The directive by which all that is parsed in a result passes a policy. */
  types: [
    {
      file: PLAYGROUND,
      find: /require-trusted-types-for 'script'/g,
      replace: "script-src-attr 'unsafe-inline'",
    },
  ],
  /** The policy of each page. */
  pagePolicy: [policyIn(PAGE)],
  /**
   * The script that drops messages of other windows: its hash is in the page's
   * policy.
   */
  guard: [{ file: PAGE, find: /\.stopImmediatePropagation\(\)/g, replace: "" }],
} as const satisfies Record<string, readonly Defence[]>;

export type DefenceName = keyof typeof DEFENCES;

/**
 * Takes defences off a file of the site: what a test says is refused has to
 * come through in such a twin, or the test proves nothing.
 *
 * @param path - Of the file, on the site.
 * @param found - Gets the names of the defences that were in it.
 * @returns Its text without them.
 */
export function disarm(
  path: string,
  text: string,
  names: readonly DefenceName[],
  found: Set<DefenceName>,
): string {
  let body = text;
  for (const name of names)
    for (const { file, find, replace } of DEFENCES[name]) {
      if (!file.test(path) || body.search(find) < 0) continue;
      found.add(name);
      body = body.replaceAll(find, replace);
    }
  return body;
}
