import type { Frame, Page } from "@playwright/test";

import { expect, open } from "../../support/fixture.ts";
import type { Surface } from "./types.ts";

/** Opens the page of a surface and makes it ready. */
export async function openSurface(page: Page, surface: Surface): Promise<void> {
  await open(page, surface.route);
  await surface.wake?.(page);
}

/**
 * Puts something into the storage of the site, and note how the page is now.
 *
 * @returns How to see, after a payload, that it has done no harm: that no code
 * of it ran in the page, which shows no dialog, went nowhere and still answers.
 */
export async function watchHarm(
  page: Page,
  scope: Page | Frame = page,
): Promise<() => Promise<void>> {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    // A second watch over the page may have dismissed it.
    dialog.dismiss().catch(() => undefined);
  });
  await scope.evaluate(() => {
    Reflect.set(window, "mark", "of this document");
    try {
      localStorage.setItem("secret", "42");
    } catch {
      // Chromium may deny its storage to a frame of another site.
    }
    document.cookie = "secret=42; path=/";
  });
  const before = await stateOf(scope);
  const windows = page.context().pages().length;
  return async () => {
    expect(await stateOf(scope)).toEqual(before);
    expect(dialogs).toEqual([]);
    expect(page.context().pages()).toHaveLength(windows);
  };
}

/** Reads the state that must not change, once the page has drawn two frames. */
function stateOf(scope: Page | Frame): Promise<unknown> {
  return scope.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    let stored = "denied";
    try {
      stored = JSON.stringify(localStorage);
    } catch {
      // It is denied before and after.
    }
    const inFront = document.elementFromPoint(innerWidth / 2, 5);
    return {
      canary: Reflect.get(window, "hit") as unknown,
      mark: Reflect.get(window, "mark") as unknown,
      at: location.origin + location.pathname,
      cookie: document.cookie,
      stored,
      keyboards: document.querySelectorAll(".ML__keyboard").length,
      heading: document.querySelector("h1")?.textContent,
      // The dialog of the search sets a style while it is open, and the first
      // playground says what Copy gives.
      root: document.documentElement
        .getAttributeNames()
        .filter((name) => !["style", "data-copy-as"].includes(name))
        .sort(),
      isCovered: inFront?.closest("main, iframe") instanceof Element,
      prototype: Object.keys(Object.prototype),
      fullscreen: document.fullscreenElement?.localName,
    };
  });
}
