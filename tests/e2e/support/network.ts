import type { Page } from "@playwright/test";

/** After how long without a sign a request has ended unseen, in milliseconds. */
const SILENCE_MS = 3000;

/**
 * After how long a page that still asks is at fault, in milliseconds: links of
 * a long sidebar are fetched ahead one after another.
 */
const PATIENCE_MS = 50_000;

const SIGNS = ["request", "requestfinished", "requestfailed"] as const;

/**
 * Wait until the page asks for nothing more. Playwright alone would wait for
 * ever where the end of a request is never told, as it happens to those of
 * frames and workers that go away. It counts from the last navigation: a page
 * that was idle once since stays so.
 */
export async function networkIdle(
  page: Page,
  patience = PATIENCE_MS,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  let restart = () => {};
  const silence = new Promise<void>((resolve, reject) => {
    limit = setTimeout(() => {
      reject(new Error("The page never stops asking."));
    }, patience);
    restart = () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, SILENCE_MS);
    };
  });
  for (const sign of SIGNS) page.on(sign as "request", restart);
  restart();
  // It may still be waiting when the page is closed.
  const idle = page.waitForLoadState("networkidle").catch(() => undefined);
  try {
    await Promise.race([idle, silence]);
  } finally {
    clearTimeout(timer);
    clearTimeout(limit);
    for (const sign of SIGNS) page.off(sign as "request", restart);
  }
}
