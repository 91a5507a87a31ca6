/** The arithmetic of a plot. No DOM in it: the build draws by it as well. */
export { contoursOf, type Field } from "./contour";
export { zerosToMark } from "./features";
export { fitAll } from "./fit";
export { fitWidth } from "./fit-width";
export {
  fitLines,
  implicitInWords,
  isImplicit,
  isSampled,
  linesOf,
  sameScale,
  type Shape,
} from "./implicit";
export { roundStep } from "./numbers";
export { outlineInWords } from "./outline";
export { pieces } from "./pieces";
export { refine } from "./refine";
export { inside, valueAt, type Point, type Samples } from "./samples";
export { ticksOf, type Tick } from "./ticks";
export {
  FIRST_X,
  isDrawable,
  isSame,
  pan,
  twice,
  width,
  zoom,
  type RelativePoint,
} from "./view";
export { failureInWords, pointInWords, viewInWords } from "./words";
