import { Compartment, type Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

import type { EditorOptions } from "./types";

/**
 * Help with names, loaded once the reader is in the editor. Where it does not
 * load, the code can be edited all the same, and the next visit tries again.
 */
export function lateHelp({
  loadFacts,
  hasEngine,
}: NonNullable<EditorOptions["help"]>): Extension {
  const place = new Compartment();
  let isAsked = false;
  const load = async (view: EditorView) => {
    if (isAsked) return;
    isAsked = true;
    try {
      const [{ help }, facts] = await Promise.all([
        import(/* webpackChunkName: "editor-help" */ "./help"),
        loadFacts(),
      ]);
      const around = view.dom.closest("main") ?? document.body;
      const extension = help(facts, hasEngine, around);
      view.dispatch({ effects: place.reconfigure(extension) });
    } catch {
      isAsked = false;
    }
  };
  return [
    place.of([]),
    EditorView.domEventHandlers({
      focus: (_event, view) => void load(view),
    }),
  ];
}
