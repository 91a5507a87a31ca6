import type { EditorOptions } from "../editor";
import type { Shared } from "./shared";

/** What a view of code needs, and whom it tells. */
export interface CodeOptions extends Pick<
  EditorOptions,
  "language" | "label" | "lineNumbers" | "help" | "onRun"
> {
  readonly loadEditor: Shared["loadEditor"];
  readonly onOpen: () => void;
  readonly onFail: (message: string) => void;
  readonly onChange: () => void;
}
