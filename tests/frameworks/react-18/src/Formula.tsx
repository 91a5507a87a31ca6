import "mathlive/fonts.css";
import "mathlive";
import type { MathfieldElement } from "mathlive";
import { useLayoutEffect, useRef, useState } from "react";

export function Formula() {
  const [latex, setLatex] = useState("\\frac{x}{2}");
  const field = useRef<MathfieldElement>(null);

  useLayoutEffect(() => {
    if (field.current) field.current.value = latex;
  }, [latex]);

  return (
    <>
      <math-field
        ref={field}
        aria-label="Formula"
        onInput={(event) => setLatex(event.currentTarget.value)}
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
