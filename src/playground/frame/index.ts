/** The result of a markup example, in a frame that can do the page no harm. */
export { runInFrame } from "./run";
export type {
  DeathReason,
  Face,
  FrameAssets,
  MarkupSource,
  ResultFrame,
} from "./types";
