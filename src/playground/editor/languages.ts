import {
  javascriptLanguage,
  typescriptLanguage,
} from "@codemirror/lang-javascript";
import type { Language } from "@codemirror/language";

import type { EditorLanguage } from "./types";

/** Scripts come along with the editor; most examples are scripts. */
const loaded = new Map<EditorLanguage, Language>([
  ["js", javascriptLanguage],
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
