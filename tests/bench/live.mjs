/**
 * What it takes until the examples of a page run in the browser of a reader
 * who has never been here.
 *
 * @typedef {object} Liveness
 * @property {string} page
 * @property {number} examples - How many have run.
 * @property {number} seconds - From the page's load event to the last result.
 * @property {number} longest - Longest task on the page's own thread after
 * that event, in milliseconds; 0 when none was longer than 50.
 * @property {number} bytes - Transferred, all in all.
 * @property {number} sandbox - Those of them that are engine, worker and
 * packages.
 */

/** How long the examples of a page may take, in milliseconds. */
const PATIENCE_MS = 120_000;

/**
 * Open a page with an empty cache several times and take the median by time.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} origin
 * @param {string} page
 * @param {number} runs
 * @returns {Promise<Liveness>}
 */
export async function medianLiveness(browser, origin, page, runs) {
  const all = [];
  for (let run = 0; run < runs; run += 1)
    all.push(await measure(browser, origin, page));
  all.sort((a, b) => a.seconds - b.seconds);
  const median = all[Math.floor(all.length / 2)];
  if (median === undefined) throw new Error("Nothing was run.");
  return median;
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} origin
 * @param {string} page
 * @returns {Promise<Liveness>}
 */
async function measure(browser, origin, page) {
  const context = await browser.newContext();
  const tab = await context.newPage();
  /** @type {Promise<{ url: string, bytes: number }>[]} */
  const transfers = [];
  tab.on("requestfinished", (request) => {
    transfers.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        url: request.url(),
        bytes: responseBodySize + responseHeadersSize,
      })),
    );
  });
  try {
    await tab.addInitScript(watchTasks);
    await tab.goto(origin + page);
    const figures = await tab.evaluate(untilAllHaveRun, PATIENCE_MS);
    const received = await Promise.all(transfers);
    const sum = (/** @type {RegExp} */ pattern) =>
      received
        .filter(({ url }) => pattern.test(url))
        .reduce((total, { bytes }) => total + bytes, 0);
    return {
      page,
      ...figures,
      bytes: sum(/^http/),
      sandbox: sum(/\/assets\/sandbox\//),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page: keeps the tasks that hold up its thread. */
function watchTasks() {
  /** @type {{ start: number, duration: number }[]} */
  const tasks = [];
  Object.assign(globalThis, { longTasks: tasks });
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries())
      tasks.push({ start, duration });
  }).observe({ type: "longtask", buffered: true });
}

/**
 * Runs in the page: waits for the last example.
 *
 * @param {number} patience - Milliseconds.
 * @returns {Promise<{ examples: number, seconds: number, longest: number }>}
 */
function untilAllHaveRun(patience) {
  return new Promise((resolve, reject) => {
    const check = () => {
      const all = document.querySelectorAll("[data-playground]");
      if ([...all].some((each) => !each.hasAttribute("data-ran"))) return;
      observer.disconnect();
      const end = performance.now();
      const [load = 0] = performance
        .getEntriesByType("navigation")
        .map((entry) =>
          entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0,
        );
      const { longTasks } =
        /** @type {{ longTasks: { start: number, duration: number }[] }} */ (
          /** @type {unknown} */ (globalThis)
        );
      const late = longTasks.filter(({ start }) => start >= load);
      resolve({
        examples: all.length,
        seconds: (end - load) / 1000,
        longest: Math.max(0, ...late.map(({ duration }) => duration)),
      });
    };
    const observer = new MutationObserver(check);
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ["data-ran"],
    });
    setTimeout(() => reject(new Error("not all examples ran")), patience);
    check();
  });
}
