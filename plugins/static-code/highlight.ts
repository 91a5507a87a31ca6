import { createRequire } from "node:module";
import path from "node:path";

import { Prism } from "prism-react-renderer";

import { codeClass, type CodeKind } from "../../src/markup.ts";
import { LANGUAGES } from "../source-pages/index.ts";

/** Languages of the pages that prism-react-renderer does not bring along. */
const ADDITIONAL = ["bash", "latex", "diff"];

// Prism's language files add themselves to a global, and do so when loaded.
Object.assign(globalThis, { Prism });
const require = createRequire(path.join(process.cwd(), "package.json"));
for (const language of ADDITIONAL) {
  require(`prismjs/components/prism-${language}`);
}

type Token = InstanceType<typeof Prism.Token>;
/** Kind of a token; `text` where it is plain again, without a colour. */
type Kind = CodeKind | "text";
type TokenStream = string | Token | TokenStream[];

/**
 * Kinds of token that have a colour of their own, by Prism's name of the type
 * or alias. Everything else, brackets and operators above all, is plain text:
 * the fewer elements, the lighter the page.
 */
const KINDS: Readonly<Record<string, CodeKind>> = {
  "attr-name": "attribute",
  "attr-value": "string",
  atrule: "keyword",
  boolean: "number",
  builtin: "class",
  "class-name": "class",
  comment: "comment",
  constant: "class",
  deleted: "deleted",
  doctype: "comment",
  entity: "number",
  equation: "string",
  function: "function",
  inserted: "inserted",
  keyword: "keyword",
  number: "number",
  prolog: "comment",
  property: "property",
  regex: "string",
  selector: "tag",
  string: "string",
  tag: "tag",
  "template-string": "string",
  url: "string",
  variable: "attribute",
};

/**
 * Inside a tag or a template, these are text again; `script` is code in a tag.
 */
const PLAIN: ReadonlySet<string> = new Set([
  "punctuation",
  "interpolation",
  "script",
]);

/**
 * Code as highlighted HTML, a string a line. The elements carry the classes
 * `code-keyword` and the like, which the site's tokens colour in both schemes.
 *
 * @param code - The code, without a trailing line break.
 * @param language - A name or alias that Prism knows; else it stays plain.
 */
export function highlightLines(code: string, language: string): string[] {
  const grammar = Prism.languages[language];
  const lines = [""];
  const write = (text: string, kind: Kind | undefined) => {
    text.split("\n").forEach((piece, index) => {
      if (index > 0) lines.push("");
      if (piece !== "") lines.push(`${lines.pop() ?? ""}${wrap(piece, kind)}`);
    });
  };
  const walk = (stream: TokenStream, kind: Kind | undefined) => {
    if (typeof stream === "string") write(stream, kind);
    else if (Array.isArray(stream)) stream.forEach((each) => walk(each, kind));
    else walk(stream.content, kindOf(stream) ?? kind);
  };
  if (grammar === undefined) walk(code, undefined);
  else {
    const read = {
      code,
      grammar,
      language,
      tokens: Prism.tokenize(code, grammar),
    };
    // Tells the text between tags of JSX from code.
    Prism.hooks.run("after-tokenize", read);
    walk(read.tokens, undefined);
  }
  return lines;
}

function kindOf({ type, alias }: Token): Kind | undefined {
  const names = [type, ...[alias].flat()];
  if (names.some((name) => PLAIN.has(name))) return "text";
  return names.map((name) => KINDS[name]).find((kind) => kind !== undefined);
}

function wrap(text: string, kind: Kind | undefined): string {
  const html = escapeHtml(text);
  if (kind === undefined || kind === "text" || text.trim() === "") return html;
  return `<span class="${codeClass(kind)}">${html}</span>`;
}

/** A string made safe between HTML tags and in attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Returns the name of a language as a label shows it, in HTML. */
export function languageLabel(language: string): string {
  return escapeHtml(LANGUAGES.get(language) ?? language);
}
