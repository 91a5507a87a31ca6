import { asksForSearch } from "../../../shortcuts";
import { FILE, type Output } from "./output";

/** Browsers report as an error that they observe a size once a frame only. */
const NO_FAULT = /^ResizeObserver loop/;

/**
 * Tells the page what goes wrong in the document: what is thrown and not
 * caught, and what a result may not do.
 */
export function watchFaults(output: Output, onError: () => void): void {
  addEventListener("error", (event) => {
    if (!(event instanceof ErrorEvent)) return;
    event.preventDefault();
    if (NO_FAULT.test(event.message)) return;
    const line = event.filename === FILE ? event.lineno : undefined;
    if (event.error === undefined || event.error === null) {
      output.add("error", event.message, line);
    } else {
      output.fail(event.error, line);
    }
    onError();
  });
  addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    output.fail(event.reason);
    onError();
  });
  // The policy is given twice, and so is each refusal.
  const refused = new Set<string>();
  addEventListener("securitypolicyviolation", ({ blockedURI }) => {
    if (refused.has(blockedURI)) return;
    refused.add(blockedURI);
    output.add(
      "warn",
      `Results cannot send requests: ${blockedURI} was refused.`,
    );
  });
  addEventListener("click", (event) => {
    const [target] = event.composedPath();
    const link = target instanceof Element ? target.closest("a[href]") : null;
    if (link === null || event.defaultPrevented) return;
    event.preventDefault();
    const address = link.getAttribute("href") ?? "";
    if (address.startsWith("#")) showPlace(address);
    else output.add("info", `Links do not open in results: ${address}`);
  });
}

/**
 * The browser would leave: the document has no address that it could add to.
 */
function showPlace(fragment: string): void {
  const name = unescapePercent(fragment.slice(1));
  const place = document.getElementById(name);
  if (place) place.scrollIntoView();
  else if (name === "" || name === "top") scrollTo(0, 0);
}

function unescapePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Tells how high the content is, now and whenever that changes. An open virtual
 * keyboard counts: it is padding of the body.
 *
 * @param tell - Takes the height in CSS pixels.
 */
export function watchHeight(tell: (px: number) => void): void {
  const { documentElement: root } = document;
  let last = -1;
  const measure = () => {
    const px = Math.max(root.getBoundingClientRect().height, heightOfMenu());
    if (px === last) return;
    last = px;
    tell(px);
  };
  new ResizeObserver(measure).observe(root);
  // No event tells that a menu is open; it opens and closes by one of these.
  for (const name of ["pointerdown", "pointerup", "click", "keydown", "blur"]) {
    addEventListener(
      name,
      () => requestAnimationFrame(() => requestAnimationFrame(measure)),
      { capture: true },
    );
  }
  addEventListener("resize", unfold, { capture: true });
}

/** Room between a menu and the edges of the frame, in CSS pixels. */
const EDGE = 8;

/** The menu of the mathfield that has the focus, when it is open. */
function openMenu(): HTMLElement | null | undefined {
  return document.activeElement?.shadowRoot?.querySelector<HTMLElement>(
    "menu:popover-open",
  );
}

function heightOfMenu(): number {
  const menu = openMenu();
  return menu ? menu.scrollHeight + 4 * EDGE : 0;
}

/**
 * Lays an open menu out for the height that the frame has got for it. MathLive
 * did so for the height before, and closes the menu when it hears of another.
 */
function unfold(event: Event): void {
  const menu = openMenu();
  if (!menu) return;
  event.stopImmediatePropagation();
  menu.style.height = "";
  const { top, height } = menu.getBoundingClientRect();
  const lowest = innerHeight - EDGE - height;
  menu.style.bottom = "auto";
  menu.style.top = `${String(Math.max(EDGE, Math.min(top, lowest)))}px`;
}

/**
 * Tells when the reader presses the keys that open the search: while a result
 * has the focus, the page hears none.
 *
 * @param onKeys - Is called for keys of the reader, never for an event of a script.
 */
export function watchSearchKeys(onKeys: () => void): void {
  addEventListener("keydown", (event) => {
    if (!event.isTrusted || !asksForSearch(event)) return;
    event.preventDefault();
    onKeys();
  });
}
