/** Attributes of DocSearch's outermost element, which is no button. */
const OF_A_BUTTON = [
  "role",
  "tabindex",
  "aria-expanded",
  "aria-haspopup",
  "aria-controls",
  "aria-labelledby",
];

/** Attributes that DocSearch gives a list item, and its row should have. */
const OF_THE_ROW = ["id", "aria-selected"];

const GRID = "search-results";

/**
 * Gives DocSearch's markup the roles that hold: a search field with a grid of
 * results, whose rows have links and buttons. As it comes, it is a button with
 * options that have links, and the field has no name while an answer is late.
 *
 * DocSearch writes an attribute again only when it changes, so what is changed
 * here stays until then; an observer sees it before it is painted.
 *
 * @param box - Holds DocSearch's elements.
 * @returns Ends it.
 */
export function mendMarkup(box: HTMLElement): () => void {
  const observer = new MutationObserver(mend);
  const options: MutationObserverInit = {
    childList: true,
    subtree: true,
    attributeFilter: [...OF_A_BUTTON, ...OF_THE_ROW],
  };

  function mend() {
    mendMotion(box);
    mendFrame(box);
    mendField(box);
    mendResults(box);
    keepFocus(box);
    // What was changed right now needs no second look.
    observer.takeRecords();
  }

  mend();
  observer.observe(box, options);
  return () => observer.disconnect();
}

/** Its list scrolls smoothly to its top at each key, whoever reads it. */
function mendMotion(box: HTMLElement): void {
  const list = box.querySelector(".DocSearch-Dropdown");
  if (!list || !matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // Where there is no such function, it sets the place at once.
  Object.assign(list, { scrollTo: undefined });
}

/** Its frame says nothing, and its header is not that of the page. */
function mendFrame(box: HTMLElement): void {
  const container = box.querySelector(".DocSearch-Container");
  for (const name of OF_A_BUTTON) container?.removeAttribute(name);
  for (const landmark of box.querySelectorAll("header, footer"))
    landmark.setAttribute("role", "none");
  box.querySelector("form")?.setAttribute("role", "search");
}

function mendField(box: HTMLElement): void {
  const field = fieldIn(box);
  // The label goes while an answer is late.
  field?.removeAttribute("aria-labelledby");
  const isOpen = hasHits(box);
  set(field, {
    role: "combobox",
    "aria-label": "Search",
    "aria-autocomplete": "list",
    "aria-haspopup": "grid",
    "aria-expanded": String(isOpen),
    "aria-controls": isOpen ? GRID : undefined,
  });
}

function hasHits(box: HTMLElement): boolean {
  return box.querySelector(".DocSearch-Hit") !== null;
}

function mendResults(box: HTMLElement): void {
  const container = box.querySelector(".DocSearch-Dropdown-Container");
  const isEmpty = fieldIn(box)?.value === "";
  if (hasHits(box))
    set(container, {
      id: GRID,
      role: "grid",
      "aria-label": isEmpty ? "Recent searches" : "Results",
    });
  for (const part of box.querySelectorAll(
    "section:is(.DocSearch-Hits, .DocSearch-HitsFooter), [role=listbox]",
  )) {
    part.removeAttribute("aria-labelledby");
    part.setAttribute("role", "none");
  }
  for (const item of box.querySelectorAll("li.DocSearch-Hit")) mendHit(item);
}

function mendHit(item: Element): void {
  const row = item.querySelector("[role=row]");
  if (row === null) return;
  item.setAttribute("role", "none");
  for (const name of OF_THE_ROW) {
    const value = item.getAttribute(name);
    if (value === null) continue;
    row.setAttribute(name, value);
    item.removeAttribute(name);
  }
}

/** A result that is taken off the list takes the focus with it. */
function keepFocus(box: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body)
    fieldIn(box)?.focus();
}

function set(
  element: Element | null,
  attributes: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element?.removeAttribute(name);
    else element?.setAttribute(name, value);
  }
}

/** The field that DocSearch has made. */
export function fieldIn(box: HTMLElement | null): HTMLInputElement | null {
  return box?.querySelector("input") ?? null;
}

/** Goes on in a field where the reader was in the one before it: at the end. */
export function enter(field: HTMLInputElement): void {
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

/**
 * Puts a string into the field, as if it were typed: DocSearch has no other
 * way.
 */
export function type(field: HTMLInputElement | null, text: string): void {
  if (!field) return;
  // React overrides the property of the element itself, to know what it set.
  Object.getOwnPropertyDescriptor(
    HTMLInputElement.prototype,
    "value",
  )?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}

/** Has DocSearch ask once more: it does whenever the field gets the focus. */
export function askAgain(field: HTMLInputElement | null): void {
  field?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/**
 * Replaces results by better ones that have come later: at once, or when the
 * pointer leaves the results, since whoever points at one is about to press it.
 * Results stay where another one than the first is chosen.
 *
 * @param box - Holds DocSearch's elements.
 * @returns Ends the wait for the pointer.
 */
export function renew(box: HTMLElement): (() => void) | undefined {
  const list = box.querySelector(".DocSearch-Dropdown");
  const replace = () => {
    const first = box.querySelector("[role=row]");
    if (first?.getAttribute("aria-selected") === "true") askAgain(fieldIn(box));
  };
  if (!list?.matches(":hover")) {
    replace();
    return undefined;
  }
  list.addEventListener("pointerleave", replace, { once: true });
  return () => list.removeEventListener("pointerleave", replace);
}
