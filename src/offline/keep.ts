/** Keeps the site for when there is no network, by its service worker. */
import { isFrugal, whenIdle } from "../loading";
import { hideNotice, showNotice } from "../notice";
import { WORKER_FILE, type ToWorker } from "./shape";

/** Longest time between two looks for a new version, in milliseconds. */
const HOUR_MS = 60 * 60 * 1000;

let registering: Promise<ServiceWorkerRegistration | undefined> | undefined;
/** Number of pages that were read since this document was loaded. */
let read = 0;

/**
 * Keeps the page that the reader sees, once the browser is idle. The second
 * page of a visit has the search, the playground and both libraries kept as
 * well. Readers who save data keep nothing unasked.
 *
 * @param base - Path that the site is built for.
 */
export function keepPage(base: string): void {
  if (process.env.NODE_ENV !== "production" || isFrugal()) return;
  const count = (read += 1);
  const address = location.href;
  whenIdle(() => {
    void register(base).then((registration) => {
      if (!registration) return;
      tell({ type: "read", addresses: [address] });
      if (count === 1) keepLoaded();
      if (count === 2) tell({ type: "core" });
    });
  });
}

/**
 * Starts the service worker, unless it runs.
 *
 * @param base - Path that the site is built for.
 * @returns Nothing where the browser has none, or does not let it start.
 */
export function register(
  base: string,
): Promise<ServiceWorkerRegistration | undefined> {
  return (registering ??= start(base).catch(() => undefined));
}

async function start(
  base: string,
): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  const { serviceWorker } = navigator;
  // It is another one's turn when the version has changed.
  let isKnown = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (isKnown) void announce();
    isKnown = true;
  });
  const registration = (await serviceWorker.register(base + WORKER_FILE, {
    scope: base,
  })) as ServiceWorkerRegistration | undefined;
  if (!registration) return undefined;
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < HOUR_MS) return;
    looked = Date.now();
    // Without a network there is none.
    registration.update().catch(() => undefined);
  });
  await controlled();
  return registration;
}

/** Waits until the worker answers for this page. */
function controlled(): Promise<void> {
  const { serviceWorker } = navigator;
  return new Promise((resolve) => {
    const look = () => {
      if (serviceWorker.controller) resolve();
    };
    serviceWorker.addEventListener("controllerchange", look);
    look();
  });
}

function tell(message: ToWorker, ports: MessagePort[] = []): void {
  navigator.serviceWorker.controller?.postMessage(message, ports);
}

/**
 * Keeps the files that this page asked for before the worker was there. A file
 * that is still on its way is listed once it has come.
 */
function keepLoaded(): void {
  const look = (list: Pick<PerformanceObserverEntryList, "getEntries">) => {
    const addresses = (list.getEntries() as PerformanceResourceTiming[])
      .filter(({ name, workerStart }) => workerStart === 0 && isOfSite(name))
      .map(({ name }) => name);
    if (addresses.length > 0) tell({ type: "read", addresses });
  };
  new PerformanceObserver(look).observe({ type: "resource", buffered: true });
}

function isOfSite(address: string): boolean {
  return address.startsWith(`${location.origin}/`);
}

/**
 * Tells the reader of a new version, unless this page is of that version: then
 * it came from the network before the worker did.
 */
async function announce(): Promise<void> {
  const version = await new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    tell({ type: "version" }, [port2]);
  });
  const isOfPage = [...document.scripts].some(({ src }) =>
    src.endsWith(`/${String(version)}`),
  );
  if (isOfPage) return;
  showNotice("A new version of this site is ready.", {
    Reload: () => location.reload(),
    Later: hideNotice,
  });
}
