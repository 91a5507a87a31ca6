/**
 * Names in code that are links: cards explain them, arrow keys lead to them.
 */
import { lazy } from "../loading";
import { EXPLAINED, NAMES } from "./facts";

export { factKey, factsPath, type NameFact, type PageFacts } from "./facts";

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

/** Tells whether mouse or keyboard is at a name; a tap follows its link. */
function isAtName(event: Event): boolean {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest(EXPLAINED)) return false;
  return event instanceof PointerEvent
    ? event.pointerType !== "touch"
    : target.matches(":focus-visible");
}

/** Steps of the arrow keys among the links of a block of code. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/**
 * Lets the arrow keys lead from a name in code that is a link to those before
 * and after it: only the first one of a block is a tab stop.
 */
export function walkCodeLinks(): void {
  // The same listener is added once, however many pages are shown.
  document.addEventListener("keydown", walk);
}

function walk(event: KeyboardEvent): void {
  const { target, key } = event;
  const step = STEPS[key];
  if (step === undefined || !(target instanceof Element)) return;
  if (!target.matches(NAMES)) return;
  const links = [
    ...(target.closest("code")?.querySelectorAll<HTMLElement>(NAMES) ?? []),
  ];
  links.find((_, index) => links[index - step] === target)?.focus();
  event.preventDefault();
}
