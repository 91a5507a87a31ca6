import type { Page } from "@playwright/test";

/** How long a page that answers may draw nothing, in seconds. */
const PATIENCE_S = 20;

/**
 * Whether a page has stopped drawing: its timers go on, and no frame comes.
 *
 * Chromium's headless shell does that to one visit in some hundred, soon after
 * it was started and on a busy machine: its compositor ticks, but asks the page
 * for no frame any more, a screenshot waits as long, and neither another size
 * nor the focus wakes it. A page cannot bring that about: what keeps it from
 * drawing keeps its timers waiting too.
 *
 * @param seconds - How long to wait for a frame.
 */
export function drawsNoMore(page: Page, seconds = PATIENCE_S) {
  return page.evaluate(
    (most) =>
      new Promise<boolean>((resolve) => {
        let ticks = 0;
        // Ticks that a busy page misses are not made up for.
        const clock = setInterval(() => {
          ticks += 1;
          if (ticks === most) end(true);
        }, 1000);
        const end = (isStalled: boolean) => {
          clearInterval(clock);
          resolve(isStalled);
        };
        requestAnimationFrame(() => end(false));
      }),
    seconds,
  );
}

/**
 * Wait for the end of some work on a page, or until it stops drawing.
 *
 * @returns Whether it has stopped.
 * @throws What the work throws.
 */
export async function endsInStall(
  page: Page,
  work: Promise<void>,
): Promise<boolean> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  const watch = async () => {
    while (!isOver) {
      // A page on its way to another address answers nothing.
      if (await drawsNoMore(page).catch(() => false)) return true;
      await new Promise((resolve) => setTimeout(resolve, 5000));
    }
    return false;
  };
  return Promise.race([over.then(() => false), watch()]);
}
