/**
 * Scrolls a mathfield to the top where a keyboard covers half of the screen, so
 * that the answer below it is seen.
 *
 * @param target - What has got the focus.
 */
export function showAboveKeyboard(target: Element): void {
  if (
    target.localName === "math-field" &&
    matchMedia("(pointer: coarse)").matches
  )
    target.scrollIntoView({ block: "start" });
}
