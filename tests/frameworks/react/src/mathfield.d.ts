import type { MathfieldElement, MoveOutEvent } from "mathlive";
import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Options = Pick<
  MathfieldElement,
  | "value"
  | "placeholder"
  | "readOnly"
  | "smartFence"
  | "mathVirtualKeyboardPolicy"
>;

interface Events {
  "onmove-out": (event: CustomEvent<MoveOutEvent>) => void;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "math-field": DetailedHTMLProps<
        HTMLAttributes<MathfieldElement> & Partial<Options & Events>,
        MathfieldElement
      >;
    }
  }
}
