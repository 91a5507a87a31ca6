import { type DataName, withData } from "./markup";
import { whenIdle } from "./loading";

/** Blocks that are laid out in one go, so that a phone answers in between. */
const BATCH = 16;

/**
 * The reader returns to a page, or reloads it. The browser then looks for the
 * place where it was left, which takes the true heights.
 */
let isReturn = isDocumentKnown();

// The build makes the pages with this as well.
if (typeof window !== "undefined") {
  addEventListener("popstate", () => (isReturn = true), { capture: true });
  // It may lead far below, as the End key and Find do.
  addEventListener("keydown", layOutAll, { capture: true, passive: true });
}

function isDocumentKnown(): boolean {
  if (typeof performance === "undefined") return false;
  const [entry] = performance.getEntriesByType("navigation");
  return (
    (entry as PerformanceNavigationTiming | undefined)?.type !== "navigate"
  );
}

/**
 * Skips the layout of what is far below in a page that comes up, so that it is
 * shown sooner: the style sheets see to it, by an attribute of the root. Not
 * where the reader arrives far below, by a fragment or by going back.
 *
 * Runs in the head of each document, and when a document takes the place of
 * another one, before that is laid out.
 */
export function layOutNearFirst(): void {
  markRoot(location.hash === "" && !isReturn);
}

/** Lays out all at once: the reader asks for a place in the page. */
export function layOutAll(): void {
  markRoot(false);
}

function markRoot(isNearOnly: boolean): void {
  const name: `data-${DataName}` = "data-near-only";
  document.documentElement.toggleAttribute(name, isNearOnly);
}

/** Blocks that wait for their layout. */
let rest: HTMLElement[] = [];

/** Lays out what was skipped, some blocks in each idle moment. */
export function layOutRest(): void {
  isReturn = false;
  whenIdle(() => {
    rest = [
      ...document.querySelectorAll<HTMLElement>(
        `${withData("near-only")} .markdown > :nth-child(n + 12)`,
      ),
    ];
    layOutSome(rest);
  });
}

function layOutSome(blocks: HTMLElement[]): void {
  // Another page has come.
  if (blocks !== rest) return;
  for (const block of blocks.splice(0, BATCH))
    block.style.contentVisibility = "visible";
  if (blocks.length > 0) whenIdle(() => layOutSome(blocks));
  else layOutAll();
}
