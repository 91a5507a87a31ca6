import type { Page } from "@playwright/test";

/** Longest time that a page that answers may draw nothing, in seconds. */
const PATIENCE_S = 5;

/** Annotation of stalled tests, which `tests/run/stalls.mjs` reads. */
export const STALLED = "stalled";

/**
 * Tells whether a page has stopped drawing: its timers go on, and no frame
 * comes.
 *
 * Chromium's headless shell does that to one visit in some hundred, soon after
 * it was started and on a busy machine: its compositor ticks, but asks the page
 * for no frame any more, a screenshot waits as long, and neither another size
 * nor the focus wakes it. A page cannot bring that about: what keeps it from
 * drawing keeps its timers waiting too.
 *
 * @param seconds - How long to wait for a frame, and as long for an answer.
 */
export async function drawsNoMore(
  page: Page,
  seconds = PATIENCE_S,
): Promise<boolean> {
  const frame = page.evaluate(
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
  const silence = new Promise<boolean>((resolve) =>
    setTimeout(() => resolve(false), 2000 * seconds),
  );
  // A page that is closed, or on its way to another address, answers nothing.
  return Promise.race([frame.catch(() => false), silence]);
}
