import type { MathfieldElement } from "mathlive";

import { limitFault } from "../math";

/**
 * Keep out of a field what is pasted and would end the tab.
 *
 * @param field - Takes all other pastes as before.
 * @param tell - Told why one was refused, in a sentence.
 */
export function boundPastes(
  field: MathfieldElement,
  tell: (fault: string) => void,
): void {
  const check = (event: ClipboardEvent) => {
    const fault = limitFault(event.clipboardData?.getData("text/plain") ?? "");
    if (fault === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tell(fault);
  };
  // Ahead of MathLive, which listens within the field.
  field.addEventListener("paste", check, { capture: true });
}
