// What the code of readers may change is taken before any of it runs: through
// a changed prototype it would get hold of the port.
const apply = Reflect.apply.bind(Reflect);
const dataOf = Reflect.get(
  Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data") ?? {},
  "get",
) as (this: MessageEvent) => unknown;

/**
 * Joins a sandbox to the page, before code of readers runs in it.
 *
 * @param port - Comes from the page, which alone has the other end.
 * @param receive - Takes what the page says.
 * @returns Says something to the page.
 */
export function link(
  port: MessagePort,
  receive: (message: unknown) => void,
): (message: unknown) => void {
  port.onmessage = (event) => receive(apply(dataOf, event, []));
  return port.postMessage.bind(port);
}

/**
 * Origin of the page, in the documents that the site serves for its sandboxes.
 * Undefined where that is their own.
 */
declare const PAGE_ORIGIN: string | undefined;

/**
 * In a document that the site serves for its sandboxes: wait for the page that
 * opened it, as its parent or around the bridge. The document does nothing for
 * another site that frames it, nor where it is opened outside of a sandbox and
 * would have the site's origin.
 *
 * @param take - Takes what the page says first, and the ports that come with it.
 */
export function awaitPage(
  take: (data: unknown, ports: readonly MessagePort[]) => void,
): void {
  if (globalThis.origin !== "null") return;
  // The base of a document that was given as text is that of the bridge.
  const home = PAGE_ORIGIN ?? new URL(document.baseURI).origin;
  const over = new AbortController();
  addEventListener(
    "message",
    ({ source, origin, data, ports }) => {
      const isAround = source === parent || source === parent.parent;
      if (!isAround || origin !== home) return;
      over.abort();
      take(data, ports);
    },
    { signal: over.signal },
  );
}
