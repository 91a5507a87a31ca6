import type { SandboxDocument } from "../document";
import type { Entry } from "../output";

/** The code of a markup example. */
export interface MarkupSource {
  readonly html: string;
  readonly css: string;
  /** An ES module, in JSX where it imports React. */
  readonly js: string;
}

export type Scheme = "light" | "dark";

/** A font face as `document.fonts` takes it. */
export interface Face {
  readonly family: string;
  readonly style: string;
  readonly weight: string;
  /** Its bytes; none until a formula uses it. */
  readonly data?: Blob | ArrayBuffer;
}

/** Files of the site that the page fetches for a frame, which cannot. */
export interface FrameAssets {
  /** The document around each result, once it is at hand. */
  around(): Promise<SandboxDocument>;
  /** The script that runs in the frame of an example before anything else. */
  script(source: MarkupSource): Promise<string>;
  /**
   * ES modules by specifier, together with those that they import in turn; none
   * where examples cannot import it.
   */
  modules(
    specifiers: readonly string[],
  ): Promise<ReadonlyMap<string, Blob | undefined>>;
  /**
   * The face that the site's text is set in.
   *
   * @param hasMath - Whether the faces of formulas are wanted as well. Those
   * that few formulas use come without their bytes.
   */
  fonts(hasMath: boolean): Promise<readonly Face[]>;
  /**
   * The bytes of a face.
   *
   * @param place - In the list of `fonts`; a frame may name any.
   */
  face(place: number): Promise<Blob | undefined>;
}

/**
 * The reason for the end of a frame:
 * - `unresponsive`: it was busy for longer than it may be;
 * - `crashed`: the browser ended it, most likely for its use of memory;
 * - `flooded`: it sent more messages than anybody can read;
 * - `left`: it tried to go to another page;
 * - `taken`: it took the keyboard from a field of the page again and again;
 * - `unloaded`: what it is made of could not be fetched; another try may help.
 */
export type DeathReason =
  "unresponsive" | "crashed" | "flooded" | "left" | "taken" | "unloaded";

interface FrameEvents {
  /** Something was printed, thrown or refused. */
  onEntry(entry: Entry): void;
  /**
   * Something was thrown and not caught. @param line - Of the module, from 1.
   */
  onFault(line: number): void;
  /** The document is complete and its module was evaluated, or threw. */
  onReady(): void;
  /** The frame was removed. */
  onDead(reason: DeathReason): void;
  /**
   * The frame starts anew, because another one blocked or ended the process
   * that both were in: what it printed until now does not count.
   */
  onRestart(): void;
}

export interface FrameOptions {
  /** Name of the result for screen readers. */
  readonly title: string;
  readonly scheme: Scheme;
  /**
   * Longest time that the frame may be busy without a pause, in milliseconds.
   */
  readonly budgetMs: number;
  readonly assets: FrameAssets;
  readonly events: FrameEvents;
}

/** A result on the page. */
export interface ResultFrame {
  /** Removes it. */
  stop(): void;
  setScheme(scheme: Scheme): void;
}
