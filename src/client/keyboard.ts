/** What MathLive puts on the window; it is not loaded for this. */
interface KeyboardHost {
  mathVirtualKeyboard?: { readonly visible: boolean; hide(): void };
}

/** Hides the virtual keyboard of a mathfield that the reader left behind. */
export function hideKeyboard(): void {
  const { mathVirtualKeyboard } = window as unknown as KeyboardHost;
  if (mathVirtualKeyboard?.visible) mathVirtualKeyboard.hide();
}
