import type { MathfieldElement } from "mathlive";
import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Options = Pick<
  MathfieldElement,
  | "value"
  | "placeholder"
  | "readOnly"
  | "smartFence"
  | "mathVirtualKeyboardPolicy"
>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "math-field": DetailedHTMLProps<
        HTMLAttributes<MathfieldElement> & Partial<Options>,
        MathfieldElement
      >;
    }
  }
}
