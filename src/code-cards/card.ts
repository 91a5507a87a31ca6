import { lazy } from "../loading";
import { card, removeCard, showCard } from "./element";
import {
  EXPLAINED,
  factKey,
  factsPath,
  type NameFact,
  type PageFacts,
} from "./facts";

type Link = HTMLAnchorElement;

/**
 * Time that a reader has to stay at a name to mean it, and may be away from it
 * and its card on the way to the card, in milliseconds.
 */
const REST_MS = 200;

/** The element that a mouse or pen is at; fingers point at nothing. */
let pointed: Element | null = null;

/** The name that the reader is at. */
let aimed: Link | undefined;

/** The name whose card is shown, and where the name was then. */
let shown:
  | { readonly link: Link; readonly top: number; readonly left: number }
  | undefined;

/** The name whose card the reader has closed, until another one is aimed at. */
let dismissed: Link | undefined;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows cards from now on: for a name that the reader rests at, until the
 * reader leaves it and its card, presses Escape, or the name moves.
 *
 * @returns What takes the card away.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus
 */
export function showCards(): () => void {
  pointed = document.querySelector(`:is(${EXPLAINED}):hover`);
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType === "touch") return;
    pointed = target as Element;
    aim();
  });
  document.addEventListener("focusin", aim);
  document.addEventListener("focusout", aim);
  document.addEventListener("scroll", follow, { capture: true, passive: true });
  addEventListener("resize", follow);
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") dismiss();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (!card.contains(target as Element)) dismiss();
  });
  aim();
  return dismiss;
}

/** Sees which name the reader is at: a moment later it gets its card. */
function aim(): void {
  const next = card.contains(pointed)
    ? shown?.link
    : (nameAt(pointed) ?? nameAt(document.querySelector(":focus-visible")));
  if (next === aimed) return;
  aimed = next;
  dismissed = undefined;
  // On its way while the reader rests.
  if (next) void readFact(next);
  wait();
}

function nameAt(element: Element | null): Link | undefined {
  return element?.closest<Link>(EXPLAINED) ?? undefined;
}

function wait(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void update(), REST_MS);
}

async function update(): Promise<void> {
  const link = aimed;
  if (link === shown?.link) return;
  hide();
  const fact = link && (await readFact(link));
  if (!fact || link !== aimed || link === dismissed || !isSeen(link)) return;
  hide();
  showCard(link, fact);
  const { top, left } = link.getBoundingClientRect();
  shown = { link, top, left };
}

/** A card does not stay where its name was, and comes back when that rests. */
function follow(): void {
  if (shown) {
    const { top, left } = shown.link.getBoundingClientRect();
    if (top === shown.top && left === shown.left) return;
    hide();
  }
  if (aimed) wait();
}

/** Tells whether the start of a name is seen: not scrolled out of its block. */
function isSeen(link: Link): boolean {
  const { left, top, height } = link.getBoundingClientRect();
  return link.contains(document.elementFromPoint(left + 2, top + height / 2));
}

function dismiss(): void {
  dismissed = aimed;
  hide();
}

function hide(): void {
  if (shown) removeCard(shown.link);
  shown = undefined;
}

const files = new Map<string, () => Promise<PageFacts>>();

/**
 * Reads the fact about the name that a link leads to. The facts of a page are
 * loaded for the first of its names.
 *
 * @returns Nothing where nothing is said, or no network answers.
 */
async function readFact(link: Link): Promise<NameFact | undefined> {
  const path = factsPath(link);
  const read =
    files.get(path) ?? lazy(() => load(path), { first: 0, tries: 1 });
  files.set(path, read);
  try {
    return (await read())[factKey(link)];
  } catch {
    return undefined;
  }
}

async function load(path: string): Promise<PageFacts> {
  if (!navigator.onLine) throw new Error("There is no network.");
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} is not there.`);
  return (await response.json()) as PageFacts;
}
