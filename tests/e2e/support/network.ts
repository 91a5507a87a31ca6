import type { Page } from "@playwright/test";

/**
 * After how long without a sign a request has ended unseen, in milliseconds.
 */
const SILENCE_MS = 3000;

/**
 * After how long a page that still asks is at fault, in milliseconds: links of
 * a long sidebar are fetched ahead one after another.
 */
const PATIENCE_MS = 50_000;

const SIGNS = ["request", "requestfinished", "requestfailed"] as const;

/**
 * Waits until the page asks for nothing more. Playwright alone would wait for
 * ever where the end of a request is never told, as it happens to those of
 * frames and workers that go away. It counts from the last navigation: a page
 * that was idle once since stays so.
 *
 * A page that does nothing because its machine stands still is not idle: it has
 * to come to what it does when it has time, and to ask for nothing on the way.
 */
export async function networkIdle(
  page: Page,
  patience = PATIENCE_MS,
): Promise<void> {
  let [signs, isLate] = [0, false];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [restart, giveUp] = [() => {}, () => {}];
  const late = new Promise<never>((_, reject) => {
    giveUp = () => {
      isLate = true;
      reject(new Error("The page never stops asking."));
    };
  });
  const limit = setTimeout(() => giveUp(), patience);
  const note = () => {
    signs += 1;
    restart();
  };
  for (const sign of SIGNS) page.on(sign as "request", note);
  const isQuiet = async () => {
    const silence = new Promise<void>((resolve) => {
      restart = () => {
        clearTimeout(timer);
        timer = setTimeout(resolve, SILENCE_MS);
      };
    });
    restart();
    // It may still be waiting when the page is closed.
    const idle = page.waitForLoadState("networkidle").catch(() => undefined);
    await Promise.race([idle, silence]);
    const before = signs;
    await page.evaluate(comeToRest);
    return signs === before;
  };
  const rest = async () => {
    while (!isLate && !(await isQuiet()));
  };
  try {
    await Promise.race([rest(), late]);
  } finally {
    isLate = true;
    clearTimeout(timer);
    clearTimeout(limit);
    for (const sign of SIGNS) page.off(sign as "request", note);
  }
}

/** Runs in the page: comes to what is done when there is time, twice. */
async function comeToRest(): Promise<void> {
  // A test that stops the clock stops this too.
  if (!String(requestIdleCallback).includes("[native code]")) return;
  for (let round = 0; round < 2; round += 1)
    await new Promise((resolve) =>
      requestIdleCallback(resolve, { timeout: 5000 }),
    );
}
