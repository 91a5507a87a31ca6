import type { Host } from "../sandbox";
import type { Config } from "../config";

type EditorModule = typeof import("../editor");

/** What the examples of the site share. */
export interface Shared {
  readonly host: Host;
  readonly config: Config;
  /** Loads the editor, once. */
  readonly loadEditor: () => Promise<EditorModule>;
  /** Runs the examples again that could not be run. */
  readonly retryAll: () => void;
}
