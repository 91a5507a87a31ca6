import { MESSAGE_DROPPED } from "../../foreign-messages";

/** More messages to the window than an example can mean. */
const MOST_MESSAGES = 1000;

/**
 * Count what a frame of a result posts to the page. Nobody hears it, but each
 * message costs the page some time.
 *
 * @param outer - The frame's window; those within it count as it.
 * @param onFlood - Is called with each message that is too many.
 * @param signal - Ends it.
 */
export function watchDropped(
  outer: Window,
  onFlood: () => void,
  signal: AbortSignal,
): void {
  let count = 0;
  addEventListener(
    MESSAGE_DROPPED,
    (event) => {
      const { detail } = event as CustomEvent<MessageEventSource | null>;
      if (!isWithin(detail, outer)) return;
      count += 1;
      if (count > MOST_MESSAGES) onFlood();
    },
    { signal },
  );
}

function isWithin(source: MessageEventSource | null, outer: Window): boolean {
  if (source === null || !("parent" in source)) return false;
  let each: Window = source;
  while (each !== outer && each !== each.parent) each = each.parent;
  return each === outer;
}
