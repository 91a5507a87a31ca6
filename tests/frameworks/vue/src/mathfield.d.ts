import type { MathfieldElement, MoveOutEvent } from "mathlive";
import type { HTMLAttributes } from "vue";

type Options = Pick<
  MathfieldElement,
  | "value"
  | "placeholder"
  | "readOnly"
  | "smartFence"
  | "mathVirtualKeyboardPolicy"
>;

interface Props extends HTMLAttributes, Partial<Options> {
  modelValue?: string;
  onMoveOut?: (event: CustomEvent<MoveOutEvent>) => void;
}

declare module "vue" {
  interface GlobalComponents {
    "math-field": new () => { $props: Props };
  }
}
