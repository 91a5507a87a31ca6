/**
 * Runs in a page, before anything else: types into the demo as a reader does,
 * and sends a `CalculationCost` to the page's own address.
 */
export function watchCalculation() {
  const QUADRATIC = "x^2-5x+6";
  const ENDLESS = String.raw`\sum_{n=1}^{100000000}\sqrt{n}`;
  /** How long nothing changes when all is shown, in milliseconds. */
  const QUIET_MS = 700;
  /** When panels changed, since the last letter. */
  /** @type {number[]} */
  let changes = [];

  addEventListener("load", () => void calculate());

  async function calculate() {
    await until(() => document.documentElement.dataset["hasHydrated"]);
    const demo = await until(() => document.querySelector("[data-demo]"));
    const field = demo?.querySelector("textarea") ?? never();
    new MutationObserver((mutations) => {
      if (mutations.some(({ target }) => isOfPanel(target)))
        changes.push(performance.now());
    }).observe(demo ?? never(), {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    await until(() => !field.readOnly);
    field.focus();
    const first = await type(field, QUADRATIC.slice(0, 1));
    // A second worker is made ready.
    await wait(6 * QUIET_MS);
    const letters = [];
    for (let end = 2; end <= QUADRATIC.length; end += 1)
      letters.push(await type(field, QUADRATIC.slice(0, end)));
    write(field, ENDLESS);
    await wait(QUIET_MS);
    const over = await type(field, QUADRATIC);
    const report = {
      first: first.last,
      shown: median(letters.map(({ last }) => last)),
      soonest: median(letters.map(({ soonest }) => soonest)),
      over: over.last,
    };
    const body = JSON.stringify(report);
    void fetch(location.href, { method: "POST", body });
  }

  /**
   * @param {HTMLTextAreaElement} field
   * @param {string} text
   * @returns {Promise<{ soonest: number, last: number }>} When the first panels
   * changed, and when all were done.
   */
  async function type(field, text) {
    const start = performance.now();
    changes = [];
    write(field, text);
    await until(() => panels().some(isBusy));
    const before = changes.length;
    await until(() => changes.length > before || !panels().some(isBusy));
    const soonest = performance.now() - start;
    await until(() => !panels().some(isBusy));
    await wait(QUIET_MS);
    return { soonest, last: (changes.at(-1) ?? never()) - start };
  }

  function panels() {
    return [...document.querySelectorAll("[data-outcome]")];
  }

  /** @param {Element} panel */
  function isBusy(panel) {
    return panel.getAttribute("aria-busy") === "true";
  }

  /** @param {Node} node */
  function isOfPanel(node) {
    const element = node instanceof Element ? node : node.parentElement;
    return Boolean(element?.closest("[data-outcome]"));
  }

  /**
   * @param {HTMLTextAreaElement} field
   * @param {string} text
   */
  function write(field, text) {
    // React overrides the property of the element itself.
    const { prototype } = HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /**
   * @template T
   * @param {() => T} find
   * @returns {Promise<T>} What is found, once it is.
   */
  async function until(find) {
    for (;;) {
      const found = find();
      if (found) return found;
      await wait(1);
    }
  }

  /** @param {number} time */
  function wait(time) {
    return new Promise((resolve) => setTimeout(resolve, time));
  }

  /** @param {number[]} times */
  function median(times) {
    const sorted = times.sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? never();
  }

  /** @returns {never} */
  function never() {
    throw new Error("The demo has lost its field.");
  }
}
