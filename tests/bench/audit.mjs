import lighthouse from "lighthouse";

/**
 * Measurements of Lighthouse on a page, as a phone sees it.
 *
 * @typedef {object} Audit
 * @property {Record<"performance" | "accessibility" | "best-practices" | "seo",
 *   number>} scores - From 0 to 100.
 * @property {number} fcp - First contentful paint, in milliseconds.
 * @property {number} lcp - Largest contentful paint, in milliseconds.
 * @property {number} tbt - Total blocking time, in milliseconds.
 * @property {number} cls - Cumulative layout shift.
 * @property {Record<string, number>} bytes - Transferred, by type.
 * @property {number} requests - How many.
 */

/**
 * Audit a page several times and take the run of median performance, and of
 * median LCP among equals.
 *
 * @param {string} address
 * @param {object} options
 * @param {number} options.port - Where the browser is controlled.
 * @param {number} options.runs
 * @param {boolean} [options.scripts] - Whether scripts are loaded.
 * @returns {Promise<Audit>}
 */
export async function medianAudit(address, { port, runs, scripts = true }) {
  const audits = [];
  for (let run = 0; run < runs; run += 1)
    audits.push(await audit(address, port, scripts));
  audits.sort(
    (a, b) => a.scores.performance - b.scores.performance || b.lcp - a.lcp,
  );
  const median = audits[Math.floor(audits.length / 2)];
  if (median === undefined) throw new Error("Nothing was run.");
  return median;
}

/**
 * @param {string} address
 * @param {number} port
 * @param {boolean} scripts
 * @returns {Promise<Audit>}
 */
async function audit(address, port, scripts) {
  const result = await lighthouse(address, {
    port,
    logLevel: "error",
    blockedUrlPatterns: scripts ? null : ["*.js"],
  });
  if (result === undefined || result.lhr.runtimeError !== undefined)
    throw new Error(
      `Lighthouse failed on ${address}: ${result?.lhr.runtimeError?.message}`,
    );
  const { audits, categories } = result.lhr;
  const value = (/** @type {string} */ id) => {
    const found = audits[id]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse has no ${id}.`);
    return found;
  };
  const score = (/** @type {string} */ id) =>
    Math.round((categories[id]?.score ?? 0) * 100);
  const requests = transfers(audits["network-requests"]?.details);
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    bytes: sumByType(requests),
    requests: requests.length,
  };
}

/** @typedef {{ type: string, bytes: number }} Transfer */

/**
 * @param {unknown} details - Of Lighthouse's list of requests.
 * @returns {Transfer[]}
 */
function transfers(details) {
  const { items } =
    /** @type {{ items: { url: string, resourceType?: string, mimeType?: string,
     *   transferSize?: number }[] }} */ (details);
  return items
    .filter(({ url }) => url.startsWith("http"))
    .map(
      ({ url, resourceType = "Other", mimeType = "", transferSize = 0 }) => ({
        type: kindOf(url, resourceType, mimeType),
        bytes: transferSize,
      }),
    );
}

/**
 * @param {string} url
 * @param {string} type
 * @param {string} mime
 */
function kindOf(url, type, mime) {
  const isFetchedAhead = mime.includes("javascript") && type !== "Script";
  // The engine and its like, and the editor, which waits for a touch.
  return url.includes("/assets/sandbox/") || isFetchedAhead ? "Examples" : type;
}

/** @param {Transfer[]} list */
function sumByType(list) {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const { type, bytes } of list) sums[type] = (sums[type] ?? 0) + bytes;
  return sums;
}
