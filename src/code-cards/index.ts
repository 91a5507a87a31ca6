/** Cards that explain names in code. */
import { lazy } from "../loading";
import { NAMES } from "./names";

export { factKey, factsPath, type NameFact, type PageFacts } from "./facts";
export { NAMES } from "./names";

const load = lazy(() => import(/* webpackChunkName: "code-card" */ "./card"), {
  first: 0,
  tries: 1,
});

/** Takes the card away, once there are any. */
let hide: (() => void) | undefined;

/**
 * Lets names in code that are links show a card while they are pointed at or
 * focused. Its script is loaded for the first of them.
 */
export function explainNames(): void {
  if (hide) return;
  // The same listener is added once, however many pages are shown.
  document.addEventListener("pointerover", begin);
  document.addEventListener("focusin", begin);
}

/** Takes the card away: its page is left. */
export function hideCard(): void {
  hide?.();
}

function begin(event: Event): void {
  // Without a network there is no card: asking would only fill the console.
  if (isAtName(event) && navigator.onLine) void start();
}

async function start(): Promise<void> {
  try {
    const { showCards } = await load();
    hide ??= showCards();
    document.removeEventListener("pointerover", begin);
    document.removeEventListener("focusin", begin);
  } catch {
    // The link works without a card; the next name tries again.
  }
}

/** Whether a mouse or the keyboard has come to a name; a tap follows its link. */
function isAtName(event: Event): boolean {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest(NAMES)) return false;
  return event instanceof PointerEvent
    ? event.pointerType !== "touch"
    : target.matches(":focus-visible");
}
