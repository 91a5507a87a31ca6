import type { Page } from "@playwright/test";

import { expect } from "../support/fixture.ts";
import {
  examples,
  openRun,
  runsSame,
  SMALL_PAGE,
  tryOut,
} from "../support/playgrounds.ts";

/**
 * Opens a page with examples and puts something in its storage.
 *
 * @returns How to see that code which ran in its first example has changed
 * nothing, and that the others and the next run work.
 */
export async function openToHarm(page: Page): Promise<() => Promise<void>> {
  await openRun(page, SMALL_PAGE);
  await page.evaluate(() => {
    localStorage.setItem("kept", "by the site");
    document.cookie = "kept=by-the-site";
  });
  const before = await contentsOf(page);
  return async () => {
    const first = examples(page).first();
    expect(page.context().pages()).toHaveLength(1);
    expect(await contentsOf(page)).toEqual(before);
    await runsSame(examples(page).nth(1));
    expect(await tryOut(first, "console.log(6 * 7);")).toEqual(["42"]);
    await runsSame(first);
  };
}

/** All of a page that code of readers must not change. */
export function contentsOf(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const sheet = document.cloneNode(true) as Document;
    // What examples show is theirs, also the lists of their editors, which
    // CodeMirror adds to the page; the frames they run in come and go.
    const theirs = "[data-playground], iframe, main > [class^=ͼ]";
    for (const element of sheet.querySelectorAll(theirs)) element.remove();
    const workers = await navigator.serviceWorker.getRegistrations();
    return {
      address: location.href,
      cookies: document.cookie,
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      workers: workers.length,
      title: document.title,
      text: sheet.body.textContent,
      // Attributes change as the page goes on by itself.
      elements: [...sheet.body.querySelectorAll("*")].map(
        ({ tagName }) => tagName,
      ),
    };
  });
}
