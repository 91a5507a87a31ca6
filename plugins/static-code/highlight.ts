import { createRequire } from "node:module";
import path from "node:path";

import { Prism } from "prism-react-renderer";

import { codeClass, type CodeKind } from "../../src/markup.ts";
import { type Child, h, type Html } from "../html.ts";
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

/** A part of a line of code; its kind gives it a color. */
export interface CodeToken {
  text: string;
  readonly kind: CodeKind | undefined;
}

/**
 * Takes code apart.
 *
 * @param code - The code, without a trailing line break.
 * @param language - A name or alias that Prism knows; else it stays plain.
 * @returns The tokens of each line, of which no two neighbors are plain.
 */
export function tokenLines(code: string, language: string): CodeToken[][] {
  const grammar = Prism.languages[language];
  const lines: CodeToken[][] = [[]];
  const write = (text: string, kind: Kind | undefined) => {
    text.split("\n").forEach((piece, index) => {
      if (index > 0) lines.push([]);
      const isPlain = kind === "text" || piece.trim() === "";
      const token = { text: piece, kind: isPlain ? undefined : kind };
      const last = lines.at(-1)?.at(-1);
      if (piece === "") return;
      if (last && !last.kind && !token.kind) last.text += piece;
      else lines.at(-1)?.push(token);
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

/**
 * Highlights code. The elements have the classes `code-keyword` and the like,
 * which the site's tokens color in both schemes.
 *
 * @param code - The code, without a trailing line break.
 * @param language - A name or alias that Prism knows; else it stays plain.
 * @returns The content of each line.
 */
export function highlightLines(code: string, language: string): Html[] {
  return tokenLines(code, language).map((tokens) =>
    h(null, ...tokens.map(({ text, kind }) => tokenHtml(kind, text))),
  );
}

/** Returns what a token holds, in an element where its kind has a color. */
export function tokenHtml(
  kind: CodeKind | undefined,
  ...content: Child[]
): Html {
  return kind === undefined
    ? h(null, ...content)
    : h("span", { class: codeClass(kind) }, ...content);
}

/** Returns the name of a language as a label shows it. */
export function languageLabel(language: string): string {
  return LANGUAGES.get(language) ?? language;
}
