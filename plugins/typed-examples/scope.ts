/** What every example can use without declaring it, as the browser has it. */
const PAGE = `
import type { MathfieldElement as Field, VirtualKeyboardInterface } from "mathlive";
declare global {
  interface HTMLElementTagNameMap { "math-field": Field }
  var MathfieldElement: typeof Field;
  var mathVirtualKeyboard: VirtualKeyboardInterface & EventTarget;
}
`;

/**
 * In JavaScript nobody can say what kind of element a selector finds, so only
 * the names of tags do.
 */
const SELECTORS = `
type Found<S> = S extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[S] : any;
interface ParentNode {
  querySelector<S extends string>(selectors: S): Found<S>;
  querySelectorAll<S extends string>(selectors: S): NodeListOf<Found<S>>;
}
`;

/**
 * The declarations that examples are checked with besides those of packages,
 * by the language of the examples. The package declares its tag and its globals
 * on `window` at most.
 */
export const SCOPE = { js: [PAGE, SELECTORS], ts: [PAGE] } as const;
