/**
 * Runs in a page, before anything else: sends what a `Liveness` holds to
 * the page's own address once all of its examples have run.
 *
 * @param {ReturnType<typeof import("./typing.mjs").typing>} tools
 */
export function watchExamples({ send }) {
  /** @type {PerformanceEntry[]} */
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: "longtask",
    buffered: true,
  });
  addEventListener("load", () => {
    const check = () => {
      const all = document.querySelectorAll("[data-playground]");
      if ([...all].some((each) => !each.hasAttribute("data-ran"))) return;
      observer.disconnect();
      send(figures(all.length, performance.now()));
    };
    const observer = new MutationObserver(check);
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ["data-ran"],
    });
    check();
  });

  /**
   * @param {number} examples
   * @param {number} end
   */
  function figures(examples, end) {
    const visits = entries("navigation");
    const files = entries("resource");
    const load = visits[0]?.loadEventEnd ?? 0;
    const late = tasks.filter(({ startTime }) => startTime >= load);
    const sum = (/** @type {readonly PerformanceResourceTiming[]} */ some) =>
      some.reduce((total, { transferSize }) => total + transferSize, 0);
    return {
      examples,
      seconds: (end - load) / 1000,
      longest: Math.max(0, ...late.map(({ duration }) => duration)),
      bytes: sum(visits) + sum(files),
      sandbox: sum(files.filter(({ name }) => /\/sandbox\//.test(name))),
    };
  }

  /** @param {"navigation" | "resource"} type */
  function entries(type) {
    return /** @type {PerformanceNavigationTiming[]} */ (
      performance.getEntriesByType(type)
    );
  }
}
