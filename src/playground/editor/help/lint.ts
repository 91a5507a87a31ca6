import { linter, nextDiagnostic, type Diagnostic } from "@codemirror/lint";
import type { Extension } from "@codemirror/state";
import { type EditorView, keymap } from "@codemirror/view";

import { type Mistake, mistakesIn } from "./check";
import type { Program } from "./infer";

/**
 * Underlines names that are likely to be misspelt, and offers the nearest.
 *
 * @param programOf - The program of an editor, if it is one.
 */
export function spelling(
  programOf: (view: EditorView) => Program | undefined,
): Extension {
  const mistakes = (view: EditorView) => {
    const program = programOf(view);
    const { empty, head } = view.state.selection.main;
    // A name that is being typed is not misspelt yet.
    const isTyped = ({ from, to }: Mistake) =>
      view.hasFocus && empty && from <= head && head <= to;
    const found = program ? mistakesIn(program) : [];
    return found.filter((each) => !isTyped(each)).map(diagnosticOf);
  };
  const replaceHere = (view: EditorView) => {
    const program = programOf(view);
    const { from, to } = view.state.selection.main;
    const found = program ? mistakesIn(program) : [];
    const here = found.find((each) => each.from <= from && to <= each.to);
    if (!here) return false;
    replace(view, here);
    return true;
  };
  return [
    linter(mistakes, {
      needsRefresh: ({ selectionSet, focusChanged }) =>
        selectionSet || focusChanged,
    }),
    keymap.of([
      { key: "F8", run: nextDiagnostic },
      { key: "Mod-.", run: replaceHere },
    ]),
  ];
}

function diagnosticOf(mistake: Mistake): Diagnostic {
  const { from, to, name, nearest, owner } = mistake;
  return {
    from,
    to,
    severity: "warning",
    message: `“${name}” is not in ${owner}.`,
    actions: [
      {
        name: `Replace with “${nearest}”`,
        apply(view, from, to) {
          replace(view, { from, to, nearest });
        },
      },
    ],
  };
}

function replace(
  view: EditorView,
  { from, to, nearest }: Pick<Mistake, "from" | "to" | "nearest">,
): void {
  view.dispatch({
    changes: { from, to, insert: nearest },
    selection: { anchor: from + nearest.length },
  });
}
