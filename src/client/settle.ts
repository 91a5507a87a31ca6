import { whenIdle } from "../idle";

/** What style sheets let the browser lay out when it comes into view. */
const LATE = ".code-block, [data-release] [data-group]";

let waiting: HTMLElement[] = [];

/**
 * Lays out, one by one and while the browser has nothing better to do, what is
 * not in view. The page stands early without it; but as long as a height is an
 * estimate, a link that jumps past it lands beside its target.
 *
 * Where the router has come to a place in the page, the heights are needed at
 * once. A page that is opened there has them by its style sheet.
 */
export function settlePage(): void {
  const isBusy = waiting.length > 0;
  waiting = [...document.querySelectorAll<HTMLElement>(LATE)].filter(
    ({ style }) => style.contentVisibility === "",
  );
  const id = decodeURIComponent(location.hash.slice(1));
  const target = id === "" ? null : document.getElementById(id);
  if (target && waiting.length > 0 && !target.matches(":target")) {
    for (const element of waiting) show(element);
    waiting = [];
    target.scrollIntoView();
  }
  if (!isBusy) settleNext();
}

function settleNext(): void {
  whenIdle(() => {
    const next = waiting.shift();
    if (!next) return;
    show(next);
    // Asked for now: otherwise all of them would be laid out at once.
    next.getBoundingClientRect();
    settleNext();
  });
}

function show(element: HTMLElement): void {
  element.style.contentVisibility = "visible";
}
