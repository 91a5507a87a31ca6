import type { MathfieldElement } from "mathlive";
import { type SubmitEvent, useRef, useState } from "react";

import { MathField } from "./MathField";

export function Answer() {
  const [latex, setLatex] = useState("");
  const [sent, setSent] = useState("");
  const field = useRef<MathfieldElement>(null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (latex === "") field.current?.focus();
    else setSent(latex);
  }

  return (
    <form onSubmit={submit}>
      <MathField
        label="Half of x"
        value={latex}
        onChange={setLatex}
        readOnly={sent !== ""}
        ref={field}
      />
      <button>Send</button> <output>{sent}</output>
    </form>
  );
}
