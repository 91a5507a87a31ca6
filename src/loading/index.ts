/** When what a page may need is loaded, and what tells that it is needed. */
export { onceAwake } from "./awake";
export { isFrugal } from "./connection";
export { whenIdle } from "./idle";
export { lazy } from "./lazy";
export { retry } from "./retry";
export { SIGNS, TOUCHES } from "./signs";
