/**
 * The editor of the live examples. Import it when it is needed: with its
 * packages it weighs more than a page.
 */
import { history, isolateHistory } from "@codemirror/commands";
import {
  bracketMatching,
  forceParsing,
  indentOnInput,
} from "@codemirror/language";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { highlightSpecialChars, lineNumbers } from "@codemirror/view";
import { EditorView } from "codemirror";

import { highlighting } from "./highlight";
import { keys, KEYS_HINT } from "./keys";
import { lateHelp, loadedLanguage, loadLanguage } from "./late";
import {
  failedLine,
  markedLines,
  results,
  showFailed,
  showResults,
} from "./lines";
import { theme } from "./theme";
import type { Editor, EditorOptions } from "./types";

export { loadHelp, loadLanguage } from "./late";
export type { Editor, EditorLanguage, EditorOptions } from "./types";

/** Code that is coloured before it is shown, in UTF-16 units and ms of work. */
const AT_ONCE = { length: 20_000, time: 20 };

/** Controls of the direction of text that CodeMirror does not count. */
const EMBEDDINGS = /[\u202a-\u202c\u2068]/g;

let hints = 0;

/**
 * Creates an editor that takes the place of static code: with the same code
 * and the same results below its lines, nothing moves.
 *
 * @param options - What it shows, and whom it tells.
 */
export function createEditor(options: EditorOptions): Editor {
  const hint = document.createElement("p");
  hint.id = `editor-keys-${++hints}`;
  hint.hidden = true;
  hint.textContent = KEYS_HINT;

  const language = new Compartment();
  const stale = new Compartment();
  const view = new EditorView({
    doc: options.code,
    extensions: [
      extensionsOf(options, hint.id),
      language.of(loadedLanguage(options.language) ?? []),
      stale.of([]),
    ],
    parent: options.parent,
  });
  view.dom.append(hint);
  colour(view);
  if (loadedLanguage(options.language) === undefined)
    void loadLanguage(options.language).then(
      (loaded) => {
        view.dispatch({ effects: language.reconfigure(loaded) });
        colour(view);
      },
      // Without its colours the code can be edited all the same.
      () => undefined,
    );

  return {
    get code() {
      return view.state.doc.toString();
    },
    setCode(code) {
      const lines = code.replaceAll(/\r\n?/g, "\n");
      const changes = differenceOf(view.state.doc.toString(), lines);
      if (changes === undefined) return;
      view.dispatch({ changes, annotations: isolateHistory.of("full") });
    },
    setResults(below) {
      const shown = showResults(view.state.doc, below);
      view.dispatch({ effects: [shown, stale.reconfigure([])] });
    },
    markStale() {
      view.dispatch({ effects: stale.reconfigure(dimmed) });
    },
    markError(line) {
      view.dispatch({ effects: showFailed(line) });
    },
    focus(at) {
      if (at !== undefined)
        view.dispatch({ selection: { anchor: view.posAtCoords(at, false) } });
      view.focus();
    },
    destroy() {
      view.destroy();
    },
  };
}

const dimmed = EditorView.editorAttributes.of({ class: "stale" });

function extensionsOf(options: EditorOptions, hintId: string): Extension {
  return [
    keys(options.onRun),
    history(),
    // Code of others may hold controls that show it in another order.
    highlightSpecialChars({ addSpecialChars: EMBEDDINGS }),
    bracketMatching(),
    indentOnInput(),
    EditorState.tabSize.of(2),
    EditorView.contentAttributes.of({
      "aria-label": options.label,
      "aria-describedby": hintId,
      // As what can be edited it is focusable anyway; not every tool knows.
      tabindex: "0",
    }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) options.onChange(state.doc.toString());
    }),
    options.lineNumbers ? numbered : [],
    markedLines(options.markedLines ?? new Set()),
    failedLine,
    results,
    highlighting,
    options.help ? lateHelp(options.help) : [],
    theme,
  ];
}

const numbered = [
  lineNumbers(),
  EditorView.editorAttributes.of({ class: "numbered" }),
];

/** Colours the code now rather than after the next pause. */
function colour(view: EditorView): void {
  const end = Math.min(view.state.doc.length, AT_ONCE.length);
  forceParsing(view, end, AT_ONCE.time);
}

/** One replacement that turns a string into another, in UTF-16 units. */
interface Difference {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/**
 * Finds what has to be replaced to turn one string into another: all between
 * what they begin and what they end with in common.
 *
 * @returns The replacement, or undefined when the texts are the same.
 */
function differenceOf(before: string, after: string): Difference | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let end = 0;
  while (
    end < shorter - from &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++;
  return {
    from,
    to: before.length - end,
    insert: after.slice(from, after.length - end),
  };
}
