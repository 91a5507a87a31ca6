import type { syntaxTree } from "@codemirror/language";

import type { EditorFacts } from "../facts";

/** Languages that the editor colours and indents. */
export type EditorLanguage = "js" | "ts" | "html" | "css";

export interface EditorOptions {
  /** Container of the editor, which brings its own padding and font. */
  readonly parent: HTMLElement;
  readonly code: string;
  readonly language: EditorLanguage;
  /** Name of the text box for screen readers. */
  readonly label: string;
  /** True if lines are numbered; not by default. */
  readonly lineNumbers?: boolean;
  /** Lines to stand out, from 1. They stay marked when they move. */
  readonly markedLines?: ReadonlySet<number>;
  /** Source of the help with names: asked for when it is first used. */
  readonly help?: {
    readonly loadFacts: () => Promise<EditorFacts>;
    /** True if programs begin with an engine in scope. */
    readonly hasEngine: boolean;
  };
  /** Called after each change of the code, by whomever. */
  readonly onChange: (code: string) => void;
  /** Called when the reader presses Ctrl or Cmd with Enter. */
  readonly onRun: () => void;
}

export interface Editor {
  readonly code: string;
  /** Replaces the code: one step to undo, the caret kept where possible. */
  setCode(code: string): void;
  /**
   * Shows blocks below lines, in place of those shown before.
   *
   * @param results - The blocks by line, from 1. Those of a line that does not
   * exist go below the last. The elements stay the caller's.
   */
  setResults(results: ReadonlyMap<number, readonly HTMLElement[]>): void;
  /**
   * Dims the results shown now: the code has changed since they were printed.
   */
  markStale(): void;
  /** Shows a line, from 1, as the one that failed, until the code changes. */
  markError(line: number | undefined): void;
  /**
   * Moves the focus into the text.
   *
   * @param at - Where the caret goes, in CSS pixels of the viewport; without
   * it the caret stays where it is.
   */
  focus(at?: { readonly x: number; readonly y: number }): void;
  /** Removes the editor from the page. */
  destroy(): void;
}

/** The syntax of a document, as its grammar reads it. */
export type Tree = ReturnType<typeof syntaxTree>;

export type SyntaxNode = Tree["topNode"];
