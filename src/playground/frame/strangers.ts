/** A frame that runs code of readers. */
interface Stranger {
  /** Its window; those within it count as it. */
  readonly outer: Window;
  /** Takes what the outer document itself says. */
  readonly onOwn: (data: unknown) => void;
  /** Is called when the frame has said too much. */
  readonly onFlood: () => void;
}

/** More messages to the window than an example can mean. */
const MOST_MESSAGES = 1000;

const counts = new Map<Stranger, number>();
let isListening = false;

/**
 * Keep what frames of results post to the window from everybody who listens
 * there: mathlive, for one, does, and would open its keyboard on the page.
 *
 * Chromium tells listeners of a window in the order in which they came, so this
 * has to be called before mathlive is loaded into the page.
 */
function hushStrangers(): void {
  if (isListening) return;
  isListening = true;
  addEventListener("message", listen, { capture: true });
}

/** @returns How to forget the frame. */
export function watchStranger(stranger: Stranger): () => void {
  hushStrangers();
  counts.set(stranger, 0);
  return () => counts.delete(stranger);
}

function listen(event: MessageEvent): void {
  const { origin, source } = event;
  // What a frame posted before it was removed still comes.
  if (origin === "null" && source === null) event.stopImmediatePropagation();
  for (const [stranger, count] of counts) {
    if (!isWithin(source, stranger.outer)) continue;
    event.stopImmediatePropagation();
    counts.set(stranger, count + 1);
    if (count >= MOST_MESSAGES) stranger.onFlood();
    else if (source === stranger.outer) stranger.onOwn(event.data);
    return;
  }
}

function isWithin(source: MessageEventSource | null, outer: Window): boolean {
  if (source === null || !("parent" in source)) return false;
  let each: Window = source;
  while (each !== outer && each !== each.parent) each = each.parent;
  return each === outer;
}
