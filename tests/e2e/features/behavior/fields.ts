import type { Page } from "@playwright/test";

import { Documents } from "../../support/documents.ts";

/**
 * Opens a document with MathLive and these elements, and nothing of the site,
 * so that a test tries the library alone.
 *
 * @param page - Of `documentTest`.
 * @param html - The body. A `<math-field>` in it is a mathfield once this
 * returns; `mathVirtualKeyboard` and `MathfieldElement` are globals.
 */
export async function openFields(page: Page, html: string): Promise<void> {
  const documents = await Documents.in(page);
  await documents.open(
    `${html}<script type="module">
      Object.assign(window, await import("mathlive"), { isReady: true });
    </script>`,
  );
  await page.waitForFunction(() => Reflect.has(window, "isReady"));
}

/**
 * Presses a key again and again, and tells where the focus is after each.
 *
 * @param page - With the focus where the walk begins.
 * @param key - As Playwright names it: `Tab`, `Shift+Tab`.
 * @param steps - How often it is pressed.
 * @returns The ids of the elements that have the focus, `body` for none.
 */
export async function walk(
  page: Page,
  key: string,
  steps: number,
): Promise<string[]> {
  const ids: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    ids.push(
      await page.evaluate(() => {
        const { activeElement: active } = document;
        return active?.id || (active?.localName ?? "none");
      }),
    );
  }
  return ids;
}
