import "mathlive/fonts.css";
import "mathlive";
import { useState } from "react";

export function Formula() {
  const [latex, setLatex] = useState("\\frac{x}{2}");
  return (
    <>
      <math-field
        aria-label="Formula"
        value={latex}
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
