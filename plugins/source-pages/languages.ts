/** The languages of fences, and what a label calls them. */
export const LANGUAGES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bash: "Shell",
    css: "CSS",
    diff: "Diff",
    html: "HTML",
    js: "JavaScript",
    json: "JSON",
    jsx: "JSX",
    latex: "LaTeX",
    // What the example before it prints.
    output: "Output",
    text: "Text",
    ts: "TypeScript",
    tsx: "TSX",
  }),
);

/** Other names of languages. */
export const ALIASES: Readonly<Record<string, string>> = {
  javascript: "js",
  typescript: "ts",
};

/**
 * The language of a fence by the one name that we have for it.
 *
 * @param lang - As the author calls it: `js` or `javascript`.
 */
export function languageOf(lang: string): string {
  return ALIASES[lang] ?? lang;
}

/** Languages of programs: other code is not expected to run. */
export const PROGRAMS: ReadonlySet<string> = new Set(["html", "js", "ts"]);
