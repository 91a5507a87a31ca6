/**
 * Runs in a page, before anything else: searches as a reader does, and sends
 * what a `SearchCost` holds of times to the page's own address.
 *
 * @param {ReturnType<typeof import("./typing.mjs").typing>} tools
 */
export function watchSearch({ write, until, wait, median, send, never }) {
  const WORD = "integration";
  /** Time without a change after which all has come, in milliseconds. */
  const QUIET_MS = 500;
  /** When the last answer came, and when the results last changed. */
  const last = { answer: 0, change: 0 };

  const Original = Worker;
  globalThis.Worker = class extends Original {
    /** @param {ConstructorParameters<typeof Worker>} args */
    constructor(...args) {
      super(...args);
      this.addEventListener("message", () => {
        last.answer = performance.now();
      });
    }
  };
  addEventListener("load", () => void search());

  async function search() {
    await until(() => document.documentElement.dataset["hasHydrated"]);
    // What the page does when it is idle is done.
    await wait(4 * QUIET_MS);
    const opened = performance.now();
    press("k");
    write((await until(field)) ?? never(), WORD.slice(0, 2));
    await until(() => document.querySelector("dialog [role=row]"));
    const first = performance.now() - opened;
    new MutationObserver(() => {
      last.change = performance.now();
    }).observe(document.querySelector("dialog") ?? never(), {
      subtree: true,
      childList: true,
      characterData: true,
    });
    // The texts come.
    await wait(6 * QUIET_MS);
    const letters = [];
    for (let end = 3; end <= WORD.length; end += 1) {
      const start = performance.now();
      write(field() ?? never(), WORD.slice(0, end));
      await wait(QUIET_MS);
      letters.push({
        answer: last.answer - start,
        shown: last.change - start,
      });
    }
    send({
      first,
      answer: median(letters.map(({ answer }) => answer)),
      shown: median(letters.map(({ shown }) => shown)),
    });
  }

  /** @returns {HTMLInputElement | null} */
  function field() {
    return document.querySelector("dialog input");
  }

  /** @param {string} key */
  function press(key) {
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", { key, ctrlKey: true, bubbles: true }),
    );
  }
}
