import "mathlive/fonts.css";
import "mathlive";
import type { MathfieldElement } from "mathlive";
import { useState } from "react";

// #region configure
function configure(mf: MathfieldElement | null) {
  if (mf === null) return;
  mf.inlineShortcuts = { ...mf.inlineShortcuts, half: "\\frac{1}{2}" };
}
// #endregion

export function Options() {
  const [left, setLeft] = useState("");
  return (
    <>
      {/* #region options */}
      <math-field
        aria-label="With options"
        placeholder="\text{Your answer}"
        smartFence={false}
        mathVirtualKeyboardPolicy="manual"
      />
      {/* #endregion */}
      {/* #region ref */}
      <math-field aria-label="With a shortcut" ref={configure} />
      {/* #endregion */}
      {/* #region events */}
      <math-field
        aria-label="With an event"
        onmove-out={(event) => setLeft(event.detail.direction)}
      />
      {/* #endregion */}
      <p>
        Left: <output>{left}</output>
      </p>
      {/* #region keyboard */}
      <math-field
        aria-label="Amount"
        mathVirtualKeyboardPolicy="manual"
        onFocus={() => {
          window.mathVirtualKeyboard.layouts = "numeric-only";
          window.mathVirtualKeyboard.show();
        }}
        onBlur={() => window.mathVirtualKeyboard.hide()}
      />
      {/* #endregion */}
    </>
  );
}
