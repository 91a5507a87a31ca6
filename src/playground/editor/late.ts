import { jsxLanguage, typescriptLanguage } from "@codemirror/lang-javascript";
import type { Language } from "@codemirror/language";
import { Compartment, type Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

import type { EditorLanguage, EditorOptions } from "./types";

/** Scripts come along with the editor; most examples are scripts. */
const loaded = new Map<EditorLanguage, Language>([
  ["js", jsxLanguage],
  ["ts", typescriptLanguage],
]);

/** A language that is there already; see {@link loadLanguage}. */
export function loadedLanguage(name: EditorLanguage): Language | undefined {
  return loaded.get(name);
}

/**
 * Fetches what the editor has to know of a language. Who waits for it before
 * an editor is created spares the reader a moment without colours.
 *
 * @throws Error when the network fails; another call tries again.
 */
export async function loadLanguage(name: EditorLanguage): Promise<Language> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const markup = await import("./markup");
  const language = markup[name === "css" ? "css" : "html"];
  loaded.set(name, language);
  return language;
}

/** Loads what the editor does with names: a chunk of its own. */
export function loadHelp(): Promise<typeof import("./help")> {
  return import(/* webpackChunkName: "editor-help" */ "./help");
}

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
      const [{ help }, facts] = await Promise.all([loadHelp(), loadFacts()]);
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
