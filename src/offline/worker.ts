/**
 * The service worker: it keeps what was read, and answers where the network
 * does not. The build bundles it, with facts of the site.
 */
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, type Strategy } from "workbox-strategies";

import { SAVED_HEADER } from "../playground/document";
import {
  ASSETS_CACHE,
  LIST_FILE,
  PAGES_CACHE,
  SAVED_PREFIX,
  WORKER_FILE,
  type ToWorker,
} from "./shape";

/** Path that the site is built for. */
declare const BASE: string;
/** Name of the site's first script, which changes with each other one. */
declare const VERSION: string;
/** Paths of what is kept unasked: search, playground, both libraries. */
declare const CORE: readonly string[];

/** The events of a service worker, which the types of a page do not have. */
interface LifeEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface WorkerScope {
  readonly location: Location;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(
    type: "install" | "activate",
    listener: (event: LifeEvent) => void,
  ): void;
  addEventListener(
    type: "message",
    listener: (event: LifeEvent & MessageEvent) => void,
  ): void;
}

const scope = self as unknown as WorkerScope;

/** A line that brings nothing for so long brings a page too late. */
const PATIENCE_SECONDS = 4;

/** What was not used for so long is not read again. */
const DAYS = 60 * 24 * 60 * 60;

/** Enough for each script of the site, and for those of the version before. */
const MOST_ASSETS = 800;
const MOST_PAGES = 300;

const kept = { maxAgeSeconds: DAYS, purgeOnQuotaError: true };

/** Looks for a file where the whole documentation is, if it was saved. */
async function findSaved(address: string): Promise<Response | undefined> {
  const { origin, pathname } = new URL(address);
  for (const name of await caches.keys()) {
    if (!name.startsWith(SAVED_PREFIX)) continue;
    const cache = await caches.open(name);
    if (!(await cache.match(BASE + LIST_FILE))) continue;
    const found =
      (await cache.match(origin + pathname)) ??
      (await cache.match(`${origin}${pathname}/`));
    if (found) return found;
  }
  return undefined;
}

const fallBack = {
  handlerDidError: ({ request }: { request: Request }) =>
    findSaved(request.url),
};

/** A page is one page, whatever its address has after the path. */
const onePage = {
  cacheKeyWillBeUsed: ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(origin + pathname);
  },
};

/** Says so where a document does not come from the network. */
const marked = {
  async cachedResponseWillBeUsed({ cachedResponse: found }: Found) {
    return found && mark(found);
  },
  async handlerDidError({ request }: { request: Request }) {
    const found = await findSaved(request.url);
    return found && mark(found);
  },
};

interface Found {
  readonly cachedResponse?: Response;
}

function mark(found: Response): Response {
  const headers = new Headers(found.headers);
  headers.set(SAVED_HEADER, "1");
  return new Response(found.body, { headers });
}

const assets = new CacheFirst({
  cacheName: ASSETS_CACHE,
  plugins: [
    new ExpirationPlugin({ maxEntries: MOST_ASSETS, ...kept }),
    fallBack,
  ],
});

/**
 * A sandbox asks the network for its document, whatever is kept. So does the
 * page before it, to learn whether the network brings it.
 */
const sandboxes = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  fetchOptions: { cache: "no-cache" },
  plugins: [marked],
});

const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    onePage,
    new ExpirationPlugin({ maxEntries: MOST_PAGES, ...kept }),
    fallBack,
  ],
});

/** Says how a file of the site is kept; not at all what tells of versions. */
function strategyFor({ origin, pathname }: URL): Strategy | undefined {
  if (origin !== scope.location.origin || !pathname.startsWith(BASE))
    return undefined;
  const path = pathname.slice(BASE.length);
  if (path === WORKER_FILE || path === LIST_FILE) return undefined;
  if (/^assets\/sandbox\/(?!bridge)[^/]+\.html$/.test(path)) return sandboxes;
  return /^assets\/.*[.-][\da-f]{8,}\.\w+$/.test(path) ? assets : pages;
}

registerRoute(
  ({ url }) => strategyFor(url) !== undefined,
  (options) => (strategyFor(options.url) ?? pages).handle(options),
);

/** Keeps files as it would if the page had asked for them. */
async function keep(addresses: readonly string[], event: LifeEvent) {
  for (const address of addresses) {
    const url = new URL(address, scope.location.origin);
    const strategy = strategyFor(url);
    if (!strategy) continue;
    const request = new Request(url, { priority: "low" });
    // What does not come now comes when it is read again.
    const all = strategy.handleAll({ request, event: event as never });
    await Promise.allSettled(all);
  }
}

// Nothing that it keeps belongs to one version alone: it may begin at once.
scope.addEventListener("install", (event) => {
  // No page asks for the bridge before the network is away.
  const bridges = CORE.filter((path) => path.includes("/sandbox/bridge."));
  event.waitUntil(keep(bridges, event).then(() => scope.skipWaiting()));
});
scope.addEventListener("activate", (event) => {
  event.waitUntil(scope.clients.claim());
});

scope.addEventListener("message", (event) => {
  const { ports } = event;
  const message = event.data as ToWorker;
  switch (message.type) {
    case "read":
      event.waitUntil(keep(message.addresses, event));
      break;
    case "core":
      event.waitUntil(keep(CORE, event));
      break;
    case "version":
      ports[0]?.postMessage(VERSION);
  }
});
