import type { DataName } from "./markup";

/**
 * The reader goes back or forward. The browser then looks for the place where
 * the page was left, which takes the true heights.
 */
let isReturn = false;

// The build makes the pages with this as well.
if (typeof window !== "undefined") {
  addEventListener("popstate", () => (isReturn = true), { capture: true });
  // It may lead far below, as the End key and Find do.
  addEventListener("keydown", layOutAll, { capture: true, passive: true });
}

/**
 * Skips the layout of what is far below in a page until the reader comes near:
 * the style sheets see to it, by an attribute of the root. Not where the reader
 * arrives far below, by a fragment or by going back.
 *
 * Runs in the head of each document, and when a document takes the place of
 * another one, before that is laid out.
 */
export function layOutNearFirst(): void {
  markRoot(location.hash === "" && !isReturn);
  isReturn = false;
}

/** Lays out all at once: the reader asks for a place in the page. */
export function layOutAll(): void {
  markRoot(false);
}

function markRoot(isNearOnly: boolean): void {
  const name: `data-${DataName}` = "data-near-only";
  document.documentElement.toggleAttribute(name, isNearOnly);
}
