/** What a reader does in a page, wherever it is: somebody is there. */
export const SIGNS = [
  "pointermove",
  "pointerdown",
  "keydown",
  "scroll",
  "focusin",
] as const;

/** What a reader does on purpose: what it is done to is needed now. */
export const TOUCHES = [
  "pointerdown",
  "keydown",
  "touchstart",
  "focusin",
] as const;
