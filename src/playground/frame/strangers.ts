/** More messages to the window than an example can mean. */
const MOST_MESSAGES = 1000;

/**
 * Keep what a frame posts to the window from everybody who listens there:
 * mathlive, for one, does, and would open its keyboard on the page.
 *
 * @param outer - Window of the frame; those within it count as it.
 * @param onOwn - Takes what the outer document itself says.
 * @param onFlood - Is called when the frame has said too much.
 * @returns How to stop listening.
 */
export function watchStranger(
  outer: Window,
  onOwn: (data: unknown) => void,
  onFlood: () => void,
): () => void {
  let count = 0;
  const listen = (event: MessageEvent) => {
    if (!isWithin(event.source, outer)) return;
    event.stopImmediatePropagation();
    count += 1;
    if (count > MOST_MESSAGES) onFlood();
    else if (event.source === outer) onOwn(event.data);
  };
  addEventListener("message", listen, { capture: true });
  return () => removeEventListener("message", listen, { capture: true });
}

function isWithin(source: MessageEventSource | null, outer: Window): boolean {
  if (source === null || !("parent" in source)) return false;
  let each: Window = source;
  while (each !== outer && each !== each.parent) each = each.parent;
  return each === outer;
}
