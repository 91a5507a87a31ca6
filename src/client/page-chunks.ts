import registry from "@generated/registry";
import nprogress from "nprogress";

import { hideNotice, showIncomplete, showNotice } from "../notice";
import { retry } from "../loading";
import { keepEdited } from "../site-playgrounds";

/** Tries of a chunk: at once, and a second later. */
const SCHEDULE = { first: 0, tries: 2 };

type PageAddress = Pick<Location, "pathname" | "search" | "hash">;

/** The address of the page that the reader sees. */
let shown = "";
/** The address of the page that was asked for since and is not there yet. */
let asked: string | undefined;
/** True while that page is being loaded: then the window has its address. */
let isOnItsWay = false;

/** Number of chunks being loaded, and functions that retry failed ones. */
let loading = 0;
const waiting: (() => void)[] = [];

// The build makes the pages with this as well.
if (typeof document !== "undefined") watchChunks();

/**
 * Keeps the page and what was edited in it when the next one does not load:
 * Docusaurus would leave it for the next document, which without a network is
 * an error of the browser. And where the first page lacks a chunk, it would say
 * nothing.
 *
 * The routes take the chunks of pages from the registry: this has to come first,
 * which is why the bundle has it among its foundations.
 */
function watchChunks(): void {
  for (const chunk of Object.values(registry)) {
    const [load] = chunk;
    chunk[0] = () => persist(load);
  }
  // Docusaurus starts the bar 200 ms after a page was asked for. Where another
  // one is asked for by then and is there at once, nothing would end it.
  const start = nprogress.start.bind(nprogress);
  nprogress.start = () => {
    if (isOnItsWay) start();
  };
  // Pages write to their address. To leave one takes a click or a key.
  for (const type of ["click", "keydown"])
    addEventListener(type, noteAddress, { capture: true, passive: true });
}

/** The reader has asked for a page; the window already has its address. */
export function pageIsAsked({ pathname, search, hash }: PageAddress): void {
  asked = pathname + search + hash;
  isOnItsWay = true;
  resume();
}

/** The page that the reader has asked for is in view. */
export function pageIsShown(): void {
  if (asked !== undefined && !isOnItsWay) setAddress(asked);
  arrive();
}

function arrive(): void {
  asked = undefined;
  isOnItsWay = false;
  noteAddress();
  hideNotice();
}

/** Loads a chunk, as often as the reader asks for it, until it is there. */
async function persist<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  for (;;) {
    let failed: Promise<void> | undefined;
    loading += 1;
    try {
      return await retry(load, SCHEDULE);
    } catch (error) {
      // A new version of the site has other chunks: Docusaurus loads that.
      if (isOnItsWay && (await isGone(error))) {
        keepEdited(new URL(shown).pathname);
        throw error;
      }
      failed = new Promise((resolve) => waiting.push(resolve));
    } finally {
      loading -= 1;
      if (loading === 0) (waiting.length > 0 ? stay : arrive)();
    }
    await failed;
  }
}

/** Tells the reader that a chunk did not load, and keeps the current page. */
function stay(): void {
  if (document.documentElement.dataset["hasHydrated"] !== "true") {
    showIncomplete();
  } else if (isOnItsWay) {
    isOnItsWay = false;
    nprogress.done();
    console.warn(`The next page did not load: ${String(asked)}`);
    setAddress(shown);
    showNotice(
      "The next page did not load: check the connection, then try again.",
      { Retry: tryAgain, Close: hideNotice },
    );
  }
}

function tryAgain(): void {
  if (asked === undefined) return;
  isOnItsWay = true;
  setAddress(asked);
  nprogress.start();
  resume();
}

function resume(): void {
  for (const proceed of waiting.splice(0)) proceed();
}

/** Tells whether the host answers that it has no such chunk. */
async function isGone(error: unknown): Promise<boolean> {
  const { request } = error as { readonly request?: string };
  if (request === undefined) return false;
  try {
    return (await fetch(request, { method: "HEAD" })).status === 404;
  } catch {
    return false;
  }
}

function noteAddress(): void {
  if (!isOnItsWay) shown = location.href;
}

function setAddress(address: string): void {
  history.replaceState(history.state, "", address);
}
