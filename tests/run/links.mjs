import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { ROOT } from "../../scripts/exec.mjs";

/** Documents and pages that somebody wrote, and what maintainers read. */
const PLACES = ["docs", "src/pages", "src/features", "decisions", "."];

/** Has what the foot of every page links. */
const FOOT = "plugins/theme-settings.ts";

/** So many hosts are asked at once, each for one address after the other. */
const AT_ONCE = 8;

/** Longest wait for an answer, in milliseconds. */
const PATIENCE = 20_000;

/**
 * The addresses outside of the site that a file links, without fragments.
 *
 * @param {string} text - Its content: Markdown, MDX or TypeScript. What is in fences and in
 * inline code is an example, and no link.
 * @returns {string[]}
 */
export function linksIn(text) {
  const prose = text
    .replaceAll(/^(\s*)(`{3,})[^]*?^\s*\2$/gm, "")
    .replaceAll(/`[^`\n]*`/g, "");
  const found = prose.matchAll(
    /(?:\]\(|href="|to: "|href: "|: "|<)(https?:\/\/[^\s"<>)]+)/g,
  );
  return [...found].map(([, address = ""]) => address.replace(/#.*$/, ""));
}

/** @returns {Map<string, string[]>} Addresses, and the files that link each. */
function allLinks() {
  const files = PLACES.flatMap((place) =>
    readdirSync(path.join(ROOT, place), {
      recursive: place !== ".",
      encoding: "utf8",
    }).map((name) => path.join(place, name)),
  );
  /** @type {Map<string, string[]>} */
  const links = new Map();
  for (const file of [...files, FOOT]) {
    if (!/\.(mdx?|tsx?)$/.test(file)) continue;
    for (const link of linksIn(readFileSync(path.join(ROOT, file), "utf8")))
      links.set(link, [...new Set([...(links.get(link) ?? []), file])]);
  }
  return links;
}

/**
 * @param {string} address
 * @returns {Promise<string | undefined>} What is wrong with it.
 */
async function faultOf(address) {
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(PATIENCE),
    });
    await answer.body?.cancel();
    // Others want no robots, or ask them to wait: the page may be there.
    return [404, 410].includes(answer.status)
      ? `status ${answer.status}`
      : undefined;
  } catch (error) {
    const { cause } = /** @type {{ cause?: unknown }} */ (error);
    return String(cause ?? error);
  }
}

async function main() {
  const links = allLinks();
  /** @type {Map<string, string[]>} */
  const hosts = new Map();
  for (const address of links.keys()) {
    const { host } = new URL(address);
    hosts.set(host, [...(hosts.get(host) ?? []), address]);
  }
  const next = hosts.values();
  /** @type {Map<string, string>} */
  const faults = new Map();
  const work = async () => {
    for (const addresses of next)
      for (const address of addresses) {
        const fault = await faultOf(address);
        if (fault) faults.set(address, fault);
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const [address, fault] of faults)
    console.log(`${address}: ${fault}\n  ${links.get(address)?.join("\n  ")}`);
  console.log(`${links.size} addresses asked, ${faults.size} not there`);
  if (faults.size > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
