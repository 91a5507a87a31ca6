/**
 * Runs in a page, before anything else: types into the demo as a reader does,
 * and sends a `CalculationCost` to the page's own address.
 *
 * @param {ReturnType<typeof import("./typing.mjs").typing>} tools
 */
export function watchCalculation({ write, until, wait, median, send, never }) {
  const QUADRATIC = "x^2-5x+6";
  const ENDLESS = String.raw`\sum_{n=1}^{100000000}\sqrt{n}`;
  /** Time without a change after which all is shown, in milliseconds. */
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
    send({
      first: first.last,
      shown: median(letters.map(({ last }) => last)),
      soonest: median(letters.map(({ soonest }) => soonest)),
      over: over.last,
    });
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
}
