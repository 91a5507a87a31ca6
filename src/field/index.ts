import type { MathfieldElement } from "mathlive";

import { lazy } from "../loading";

export { placeButtons } from "./buttons";
export { boundPastes } from "./paste";
export { focusAtOnce, isFieldKey, pressKey } from "./press";
export type { MathfieldElement };

type FieldClass = typeof MathfieldElement;

/** Tries of the download: the first at once, the next after a second, two. */
const SCHEDULE = { first: 0, tries: 3 };

/**
 * Load MathLive, once for the site.
 *
 * @throws Error when its script cannot be loaded; the next call tries again.
 */
export const loadMathfield = lazy(importMathfield, SCHEDULE);

async function importMathfield(): Promise<FieldClass> {
  const { MathfieldElement: field } = await import(
    /* webpackChunkName: "mathlive" */ "mathlive"
  );
  // The pages have KaTeX's faces already, which are the same; and no sounds.
  field.fontsDirectory = null;
  field.soundsDirectory = null;
  // It listens to every window by default: see also src/foreign-messages.ts.
  window.mathVirtualKeyboard.originValidator = "same-origin";
  return field;
}
