import { askAgain, fieldIn } from "./field";

/** Holds the results. */
const LIST = ".DocSearch-Dropdown";

/**
 * Replaces results by better ones that have come later: at once, or when the
 * pointer leaves the results, since whoever points at one is about to press it.
 * Results stay where another one than the first is chosen.
 *
 * @param box - Holds DocSearch's elements.
 * @returns Ends the wait for the pointer.
 */
export function renew(box: HTMLElement): (() => void) | undefined {
  const list = box.querySelector(LIST);
  const replace = () => {
    const first = box.querySelector("[role=row]");
    const field = fieldIn(box);
    if (field && first?.getAttribute("aria-selected") === "true")
      askAgain(field);
  };
  if (!list?.matches(":hover")) {
    replace();
    return undefined;
  }
  list.addEventListener("pointerleave", replace, { once: true });
  return () => list.removeEventListener("pointerleave", replace);
}
