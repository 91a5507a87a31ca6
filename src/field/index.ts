import type { MathfieldElement } from "mathlive";

import { retry } from "../retry";

export { placeButtons } from "./buttons";
export { boundPastes } from "./paste";
export { isFieldKey, pressKey } from "./press";
export type { MathfieldElement };

type FieldClass = typeof MathfieldElement;

/** Tries of the download: the first at once, the next after a second, two. */
const SCHEDULE = { first: 0, tries: 3 };

let loading: Promise<FieldClass> | undefined;

/**
 * Load MathLive, once for the site.
 *
 * @throws Error when its script cannot be loaded; the next call tries again.
 */
export function loadMathfield(): Promise<FieldClass> {
  loading ??= retry(importMathfield, SCHEDULE).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

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
