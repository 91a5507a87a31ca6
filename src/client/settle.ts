import { onceAwake, whenIdle } from "../loading";
import { withClass, withData } from "../markup";

/** What style sheets let the browser lay out when it comes into view. */
const LATE = `${withClass("code-block")}, ${withData("release")} ${withData("group")}, section${withData("group")}`;

type PageAddress = Pick<Location, "pathname" | "hash">;

/** The mark of a page that lays out late: an attribute of its root. */
const MARK = "lateLayout";

let waiting: HTMLElement[] = [];

/** Whether the reader goes back or forward; undefined until that is listened for. */
let isReturn: boolean | undefined;

/**
 * Lays out what is not in view: once the reader does anything, one by one, while
 * the browser has nothing better to do. The page stands early without it; but as
 * long as a height is an estimate, a link that jumps past it lands beside its
 * target.
 *
 * Where the reader has gone to a place in the page, or back to a page that the
 * browser scrolls to where it was, the heights are needed at once. A page that is opened there has them: see `plugins/late-layout`.
 *
 * @param previous - Where the reader was; nothing in a page that was opened.
 */
export function settlePage(previous: PageAddress | null): void {
  const { dataset } = document.documentElement;
  const isBusy = waiting.length > 0;
  waiting = [...document.querySelectorAll<HTMLElement>(LATE)].filter(
    ({ style }) => style.contentVisibility === "",
  );
  const target = waiting.length > 0 ? findTarget(previous) : null;
  if (target || isReturn || !(MARK in dataset)) showAll();
  target?.scrollIntoView();
  // What was shown at once is told by its own style from now on.
  dataset[MARK] = "";
  if (!isBusy) onceAwake(settleNext);
  if (isReturn === undefined)
    addEventListener("popstate", () => {
      isReturn = true;
    });
  isReturn = false;
}

/** The place that the reader has come to, when it is another. */
function findTarget(previous: PageAddress | null): Element | null {
  const { pathname, hash } = location;
  const isSame = previous?.pathname === pathname && previous.hash === hash;
  if (!previous || isSame || hash === "") return null;
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

function showAll(): void {
  for (const element of waiting) show(element);
  waiting = [];
}

function settleNext(): void {
  const next = waiting.shift();
  if (!next) return;
  show(next);
  // Asked for now: otherwise all of them would be laid out at once.
  next.getBoundingClientRect();
  whenIdle(settleNext);
}

function show(element: HTMLElement): void {
  element.style.contentVisibility = "visible";
}
