/** Selector of the elements where a slash is typed, not pressed. */
const TAKES_TEXT =
  'input, textarea, select, math-field, .cm-editor, [role="textbox"], [contenteditable]:not([contenteditable="false" i])';

/**
 * Tells whether a key press asks for the search: Ctrl+K or Command+K anywhere,
 * a slash wherever it is not typed. What somebody else has made use of is
 * theirs.
 *
 * @param event - As it arrives at the window.
 */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return false;
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey)
    return ctrlKey !== metaKey && !altKey && !shiftKey && isK(event);
  return event.key === "/" && !altKey && !takesText(event);
}

/** By its place where the keyboard writes no Latin letters. */
function isK({ key, code }: KeyboardEvent): boolean {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === "k" : code === "KeyK";
}

/** The target alone would be the element around a shadow tree. */
function takesText(event: KeyboardEvent): boolean {
  return event
    .composedPath()
    .some((place) => place instanceof Element && place.matches(TAKES_TEXT));
}
