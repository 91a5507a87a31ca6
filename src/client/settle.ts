import { whenIdle } from "../idle";

/** What style sheets let the browser lay out when it comes into view. */
const LATE = ".code-block, [data-release] [data-group]";

let waiting: HTMLElement[] = [];

/**
 * Lays out, one by one and while the browser has nothing better to do, what is
 * not in view. The page stands early without it; but as long as a height is an
 * estimate, a link that jumps past it lands beside its target.
 */
export function settlePage(): void {
  const isBusy = waiting.length > 0;
  waiting = [...document.querySelectorAll<HTMLElement>(LATE)];
  if (!isBusy) settleNext();
}

function settleNext(): void {
  whenIdle(() => {
    const next = waiting.shift();
    if (!next) return;
    next.style.contentVisibility = "visible";
    // Asked for now: otherwise all of them would be laid out at once.
    next.getBoundingClientRect();
    settleNext();
  });
}
