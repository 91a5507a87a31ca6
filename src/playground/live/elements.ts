/**
 * Sets the words of an element. The page is laid out anew only where they
 * differ.
 */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** Time that a confirmation is shown, in milliseconds. */
const CONFIRMATION_MS = 2500;

/** A button of a playground. */
export function button(text: string, press: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.className = "quiet-button";
  element.textContent = text;
  element.addEventListener("click", press);
  return element;
}

/** A link that looks like the buttons beside it. */
export function link(text: string, href: string): HTMLAnchorElement {
  const element = document.createElement("a");
  element.className = "quiet-button";
  element.textContent = text;
  element.href = href;
  return element;
}

/** Lets a button say for a while what it has done. */
export function confirm(element: HTMLElement, text: string): void {
  const before = element.textContent;
  element.setAttribute("role", "status");
  element.textContent = text;
  setTimeout(() => {
    element.removeAttribute("role");
    element.textContent = before;
  }, CONFIRMATION_MS);
}

let count = 0;

/** Steps that an arrow key takes among the items of a menu. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * A button that opens a short list below it, and the list. The browser closes
 * it on Escape and on a click elsewhere, and gives the focus back. The arrow
 * keys open it and lead from item to item.
 *
 * @param name - What the button is called.
 * @param items - Makes the items anew at each opening.
 */
export function openMenu(
  name: string,
  items: () => readonly HTMLElement[],
): [HTMLButtonElement, HTMLElement] {
  const menu = document.createElement("div");
  menu.className = "playground-menu";
  menu.id = `playground-menu-${String((count += 1))}`;
  menu.popover = "auto";
  const opener = document.createElement("button");
  opener.type = "button";
  opener.className = "quiet-button";
  opener.ariaLabel = name;
  opener.textContent = "⋯";
  opener.popoverTargetElement = menu;
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    // The arrow keys of a field are its own.
    if (step === undefined || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    menu.togglePopover(true);
    const stops = [...menu.querySelectorAll<HTMLElement>("a, button, select")];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops.at(at < 0 && step < 0 ? -1 : (at + step) % stops.length)?.focus();
  };
  opener.addEventListener("keydown", walk);
  menu.addEventListener("keydown", walk);
  menu.addEventListener("beforetoggle", (event) => {
    if (event.newState === "open") menu.replaceChildren(...items());
  });
  let isSeen = false;
  // What is fixed to the window would stay behind when the page moves.
  const follow = () => {
    const { bottom, top } = opener.getBoundingClientRect();
    const wasSeen = isSeen;
    isSeen = bottom > 0 && top < innerHeight;
    if (wasSeen && !isSeen) menu.hidePopover();
    else placeBelow(menu, opener);
  };
  menu.addEventListener("toggle", (event) => {
    if (event.newState === "open") {
      isSeen = false;
      follow();
      addEventListener("scroll", follow, { passive: true, capture: true });
    } else removeEventListener("scroll", follow, { capture: true });
  });
  return [opener, menu];
}

function placeBelow(menu: HTMLElement, opener: HTMLElement): void {
  const { bottom, right, top } = opener.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const fits = bottom + height <= innerHeight;
  menu.style.top = `${String(fits ? bottom : top - height)}px`;
  menu.style.left = `${String(Math.max(0, right - width))}px`;
}
