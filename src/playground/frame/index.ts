/** The result of a markup example, in a frame that can do the page no harm. */
export { runInFrame } from "./run";
export { hushStrangers } from "./strangers";
export type {
  DeathReason,
  Face,
  FrameAssets,
  FrameEvents,
  FrameOptions,
  MarkupSource,
  ResultFrame,
  Scheme,
} from "./types";
