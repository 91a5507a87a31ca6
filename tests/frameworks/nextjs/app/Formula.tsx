"use client";

import "mathlive/fonts.css";
import "mathlive";
import { useState } from "react";

export function Formula({ initial }: { initial: string }) {
  const [latex, setLatex] = useState(initial);
  return (
    <>
      <math-field
        aria-label="Formula"
        value={latex}
        onInput={(event) => setLatex(event.currentTarget.value)}
        suppressHydrationWarning
      />
      <p>
        LaTeX: <output>{latex}</output>
      </p>
      <button type="button" onClick={() => setLatex("\\sqrt{2}")}>
        Set to √2
      </button>
    </>
  );
}
