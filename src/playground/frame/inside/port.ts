import type { FromFrame, ToFrame } from "../messages";

export type Send = (message: FromFrame) => void;

// What the code of readers may change is taken before any of it runs: through
// a changed prototype it would get hold of the port.
const apply = Reflect.apply.bind(Reflect);
const dataOf = Reflect.get(
  Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data") ?? {},
  "get",
) as (this: MessageEvent) => ToFrame;

/**
 * Join a port to the page.
 *
 * @param receive - Takes what the page says.
 * @returns Says something to the page.
 */
export function link(
  port: MessagePort,
  receive: (message: ToFrame) => void,
): Send {
  port.onmessage = (event) => receive(apply(dataOf, event, []));
  return port.postMessage.bind(port);
}
