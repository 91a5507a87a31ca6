import { lazy, Suspense, useState } from "react";

const MathField = lazy(async () => {
  const { MathField } = await import("./MathField");
  return { default: MathField };
});

export function Lazy() {
  const [isOpen, setOpen] = useState(false);
  const [latex, setLatex] = useState("x^2");
  if (!isOpen)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        Edit {latex}
      </button>
    );
  return (
    <Suspense fallback={<p>Loading…</p>}>
      <MathField label="Formula" value={latex} onChange={setLatex} />
    </Suspense>
  );
}
