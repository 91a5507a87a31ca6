/**
 * Help with names: lists to complete from, names that are misspelt, what calls
 * take. A chunk of its own, which the editor loads once a reader is in it.
 */
import {
  autocompletion,
  closeCompletion,
  currentCompletions,
} from "@codemirror/autocomplete";
import { syntaxTree } from "@codemirror/language";
import { Prec, type EditorState, type Extension } from "@codemirror/state";
import { keymap, tooltips, type EditorView } from "@codemirror/view";

import type { EditorFacts } from "../../facts";
import { complete, completeMarkup } from "./complete";
import { callHints } from "./hints";
import type { Program } from "./infer";
import { Library } from "./library";
import { look, placeInfo, windowSpace } from "./look";
import { spelling } from "./spelling";

export { oldUses } from "./old-uses";

let library: Library | undefined;

/**
 * Help with names, as an extension of the editor.
 *
 * @param facts - What the build has read of the packages.
 * @param hasEngine - Whether programs begin with an engine in scope.
 * @param around - What lists are appended to: an example that is not laid out
 * until it is in view would cut them off.
 */
export function help(
  facts: EditorFacts,
  hasEngine: boolean,
  around: HTMLElement,
): Extension {
  library = library?.facts === facts ? library : new Library(facts);
  const known = library;
  const read = (state: EditorState): Program => ({
    tree: syntaxTree(state),
    text: ({ from, to }) => state.sliceDoc(from, to),
    library: known,
    hasEngine,
    types: new Map(),
  });
  const script = (state: EditorState) => {
    const program = read(state);
    return program.tree.topNode.name === "Script" ? program : undefined;
  };
  return [
    callHints(script),
    Prec.highest(keymap.of([{ key: "Escape", run: giveUpList }])),
    autocompletion({
      icons: false,
      interactionDelay: 0,
      positionInfo: placeInfo,
      optionClass: ({ type }) => (type === "deprecated" ? type : ""),
      override: [
        (context) => {
          const program = read(context.state);
          const node = program.tree.resolveInner(context.pos, -1);
          const { name } = program.tree.topNode;
          if (name === "Script") return complete(program, context, node);
          if (name !== "Document") return null;
          return completeMarkup(program, context, node);
        },
      ],
    }),
    spelling(({ state }) => script(state)),
    tooltips({ parent: around, tooltipSpace: windowSpace }),
    look,
  ];
}

/**
 * Ends a list that is still being made, and lets Escape do what it does without
 * a list: the reader has seen none.
 */
function giveUpList(view: EditorView): boolean {
  if (currentCompletions(view.state).length === 0) closeCompletion(view);
  return false;
}
