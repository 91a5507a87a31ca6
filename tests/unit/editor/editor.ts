import { CompletionContext } from "@codemirror/autocomplete";
import {
  javascriptLanguage,
  typescriptLanguage,
} from "@codemirror/lang-javascript";
import { ensureSyntaxTree } from "@codemirror/language";
import { EditorState } from "@codemirror/state";

import { readEditorFacts } from "../../../plugins/editor-facts/index.ts";
import { complete } from "../../../src/playground/editor/help/complete.ts";
import type { Program } from "../../../src/playground/editor/help/infer.ts";
import { Library } from "../../../src/playground/editor/help/library.ts";

const library = new Library(await readEditorFacts(process.cwd()));

/** Options for reading a program. */
interface Reading {
  /** Without it an engine is in scope. */
  readonly isModule?: boolean;
  readonly isTypeScript?: boolean;
}

/** Longer than a busy machine takes: by default it gives up after 50 ms. */
const PARSE_MS = 60_000;

/** A program as the editor reads it. */
export function read(code: string, reading: Reading = {}) {
  const language = reading.isTypeScript
    ? typescriptLanguage
    : javascriptLanguage;
  const state = EditorState.create({ doc: code, extensions: language });
  const tree = ensureSyntaxTree(state, code.length, PARSE_MS);
  if (tree === null) throw new Error("The program was not parsed.");
  const program: Program = {
    tree,
    text: ({ from, to }) => state.sliceDoc(from, to),
    library,
    hasEngine: reading.isModule !== true,
    types: new Map(),
  };
  return { state, program };
}

/**
 * Returns the completions that are offered at the caret.
 *
 * @param code - A program, with a `|` for the caret.
 */
export function offered(code: string, reading: Reading = {}) {
  const at = code.lastIndexOf("|");
  const { state, program } = read(
    code.slice(0, at) + code.slice(at + 1),
    reading,
  );
  const context = new CompletionContext(state, at, false);
  const node = program.tree.resolveInner(at, -1);
  const result = complete(program, context, node);
  return {
    from: result && state.sliceDoc(result.from, at),
    options: result?.options ?? [],
    labels: result?.options.map(({ label }) => label) ?? [],
  };
}
