/** The arithmetic of a plot. No DOM in it: the build draws by it as well. */
export { fit } from "./fit";
export { roundStep } from "./numbers";
export {
  abscissa,
  inside,
  pieces,
  valueAt,
  type Point,
  type Samples,
} from "./pieces";
export { ticksOf } from "./ticks";
export {
  FIRST_X,
  isDrawable,
  isSame,
  pan,
  width,
  zoom,
  type Place,
} from "./view";
export { failureInWords, pointInWords, viewInWords } from "./words";
