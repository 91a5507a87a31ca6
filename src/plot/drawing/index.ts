/** Draws curves, for the build and the browser. No DOM in it. */
export { draw, type DrawnCurve } from "./drawing";
export { picture } from "./picture";
export type { SvgNode } from "./svg";
