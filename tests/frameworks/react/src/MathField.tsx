import "mathlive/fonts.css";
import "mathlive";
import type { MathfieldElement } from "mathlive";
import type { Ref } from "react";

interface Props {
  label: string;
  value: string;
  onChange: (latex: string) => void;
  readOnly?: boolean;
  ref?: Ref<MathfieldElement>;
}

export function MathField({ label, onChange, ...rest }: Props) {
  return (
    <math-field
      aria-label={label}
      onInput={(event) => onChange(event.currentTarget.value)}
      {...rest}
    />
  );
}
