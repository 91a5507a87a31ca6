/** The field that DocSearch has made. */
export function fieldIn(box: HTMLElement | null): HTMLInputElement | null {
  return box?.querySelector("input") ?? null;
}

/** Goes on in a field where the reader was in the one before it: at the end. */
export function enter(field: HTMLInputElement): void {
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

/** Puts a text into the field, as if it were typed: DocSearch has no other way. */
export function type(field: HTMLInputElement, text: string): void {
  // React overrides the property of the element itself, to know what it set.
  Object.getOwnPropertyDescriptor(
    HTMLInputElement.prototype,
    "value",
  )?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}

/** Has DocSearch ask once more: it does whenever the field gets the focus. */
export function askAgain(field: HTMLInputElement): void {
  field.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}
