import type { MathfieldElement, MoveOutEvent } from "mathlive";
import type { HTMLAttributes } from "svelte/elements";

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

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "math-field": HTMLAttributes<MathfieldElement> & Partial<Options & Events>;
  }
}
