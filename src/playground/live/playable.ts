import type { PlaygroundState } from "../address";

/** What the controls of an example can do with it. */
export interface Playable {
  readonly state: PlaygroundState;
  run(): void;
  cancel(): void;
  reset(): void;
  /** Open the editor; the focus goes there unless it is told not to. */
  edit(takesFocus?: boolean): void;
  /** A complete program, for a project of the reader's own. */
  program(): Promise<string>;
  /** What the page says that it prints, and what it printed here. */
  outcome(): { readonly expected: string; readonly got: string };
}

/** What an example is doing. */
type Phase = "idle" | "running" | "unavailable";

/** What the controls show. */
export interface Condition {
  readonly phase: Phase;
  readonly isEdited: boolean;
  /** Whether the editor is open. */
  readonly isOpen: boolean;
  /** What a reader should know of the last run. */
  readonly message: string;
}
