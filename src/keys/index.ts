/** Keys of a keyboard: what they are called, and which of them are pressed. */
export { capsOf } from "./caps";
export {
  combinationPressed,
  combinationText,
  readCombination,
  type Combination,
} from "./combination";
export { isApple, PLATFORMS, platformOf, type Platform } from "./platforms";
