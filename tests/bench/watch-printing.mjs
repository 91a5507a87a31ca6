/**
 * Runs in the playground, before anything else: runs the code of its address,
 * scrolls through what that prints, and sends the longest task of the page
 * since then, in milliseconds, to the page's own address.
 *
 * @param {ReturnType<typeof import("./typing.mjs").typing>} tools
 */
export function watchPrinting({ until, wait, send }) {
  /** Time without a change after which all is printed, in milliseconds. */
  const QUIET_MS = 3000;
  let longest = 0;

  addEventListener("load", () => void run());

  async function run() {
    const example = await until(() =>
      document.querySelector("[data-playground][data-live]"),
    );
    // The editor and a worker are made ready.
    await wait(QUIET_MS);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        longest = Math.max(longest, duration);
    }).observe({ type: "longtask" });
    const buttons = [...example.querySelectorAll("button")];
    buttons.find(({ textContent }) => textContent === "Run")?.click();
    await until(() => example.hasAttribute("data-ran"));
    await quiet(example);
    for (let step = 0; step < 20; step += 1) {
      scrollBy(0, innerHeight);
      await wait(100);
    }
    send({ longest });
  }

  /** @param {Node} place */
  async function quiet(place) {
    let changed = performance.now();
    const observer = new MutationObserver(() => (changed = performance.now()));
    observer.observe(place, { subtree: true, childList: true });
    await until(() => performance.now() - changed > QUIET_MS);
    observer.disconnect();
  }
}
