import type { Page } from "@playwright/test";

/** Part of what keeps code of readers in, and how to take it off. */
interface Defence {
  readonly script: RegExp;
  readonly find: RegExp;
  readonly replace: string;
}

const PLAYGROUND = /\/assets\/js\/playground\.[0-9a-f]+\.js$/;

/** What keeps code of readers from the network and from what the site stores. */
const DEFENCES = {
  /** The policy of each document that the page makes for a sandbox. */
  policy: {
    script: PLAYGROUND,
    find: /Content-Security-Policy/g,
    replace: "No-Policy",
  },
  /** The opaque origin of these documents. */
  origin: {
    script: PLAYGROUND,
    find: /\ballow-scripts\b/g,
    replace: "allow-scripts allow-same-origin",
  },
  /** What the worker takes away before code of readers runs in it. */
  withdrawal: {
    script: /\/assets\/sandbox\/worker\.[0-9a-f]+\.txt$/,
    find: /\["postMessage",\s*"BroadcastChannel",\s*"Worker",\s*"close"\]/g,
    replace: "[]",
  },
} as const satisfies Record<string, Defence>;

/**
 * Take defences off the pages that are opened from now on: what a test says is
 * refused has to come through in such a twin, or the test proves nothing.
 *
 * @returns Which defences were found in the scripts that were asked for.
 */
export async function disarm(
  page: Page,
  ...names: readonly (keyof typeof DEFENCES)[]
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const scripts = new Set(names.map((name) => DEFENCES[name].script));
  for (const script of scripts)
    await page.route(script, async (route) => {
      const response = await route.fetch();
      let body = await response.text();
      for (const name of names) {
        const { find, replace, script: place } = DEFENCES[name];
        if (place !== script || body.search(find) < 0) continue;
        found.add(name);
        body = body.replaceAll(find, replace);
      }
      await route.fulfill({ response, body });
    });
  return found;
}
