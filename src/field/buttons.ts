import type { MathfieldElement } from "mathlive";

/** From this height on MathLive has a field's buttons one above the other, in pixels. */
const TALL = 100;

/**
 * Put the buttons of a field where MathLive does a tenth of a second after the
 * field is there: they would jump before the reader's eyes.
 *
 * @param field - A field that is shown.
 */
export function placeButtons(field: MathfieldElement): void {
  field.shadowRoot
    ?.querySelector(".ML__toggles")
    ?.classList.toggle("ML__toggles--vertical", field.offsetHeight >= TALL);
}
