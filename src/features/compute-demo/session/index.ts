/** What the reader has chosen, what is computed of it, and the address. */
export type { Drawn } from "./function";
export {
  isSlider,
  MOST_PARAMETERS,
  parametersOf,
  withParameter,
  type Parameter,
} from "./parameters";
export { Session } from "./session";
export type { Shown } from "./shown";
export { INITIAL, viewOf, type DemoState } from "./state";
export { TASKS } from "./tasks";
export { BEFORE, isRunning, type DemoView } from "./view";
