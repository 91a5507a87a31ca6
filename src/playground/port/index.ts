// What the code of readers may change is taken before any of it runs: through
// a changed prototype it would get hold of the port.
const apply = Reflect.apply.bind(Reflect);
const dataOf = Reflect.get(
  Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data") ?? {},
  "get",
) as (this: MessageEvent) => unknown;

/**
 * Join a sandbox to the page, before code of readers runs in it.
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
