import { firstSentence } from "../generated-content/index.ts";
import { h, type Html } from "../html.ts";
import type { ApiDoc } from "./declarations/index.ts";
import type { Linker } from "./links.ts";
import { blockOf, firstWords, markdownHtml } from "./markdown.ts";

type Tag = ApiDoc["tags"][number];

/** Titles of tags on the page; a tag that is not here keeps its name. */
const TITLES: Readonly<Record<string, string>> = {
  default: "Default",
  deprecated: "Deprecated",
  example: "Example",
  experimental: "Experimental: may change without notice",
  internal: "For the package’s own use",
  return: "Returns",
  returns: "Returns",
  see: "See also",
  throws: "Throws",
};

/** Tags that are shown first. */
const WARNINGS = ["deprecated", "experimental", "internal"];

/** A doc comment with its tags; undefined where it is empty. */
export function docHtml(
  { text, tags }: ApiDoc,
  linker: Linker,
): Html | undefined {
  const isWarning = ({ name }: Tag) => WARNINGS.includes(name);
  const params = tags.filter(({ name }) => name === "param");
  const others = tags.filter((tag) => !isWarning(tag) && tag.name !== "param");
  const html = h(
    "div.api-doc",
    ...tags.filter(isWarning).map((tag) => warningHtml(tag, linker)),
    markdownHtml(text, linker),
    paramsHtml(params, linker),
    ...others.map((tag) => tagHtml(tag, linker)),
  );
  return html.children.length === 0 ? undefined : html;
}

function warningHtml(tag: Tag, linker: Linker): Html {
  const title = h("p", h("strong", titleOf(tag), "."));
  return h("div.api-warning", title, markdownHtml(tag.text, linker));
}

function paramsHtml(params: readonly Tag[], linker: Linker): Html | undefined {
  if (params.length === 0) return undefined;
  const rows = params.map(({ subject, text }) =>
    h("li", h("code", subject), markdownHtml(text, linker)),
  );
  const title = h("p", h("strong", "Parameters"));
  return h(null, title, h("ul.api-params", rows));
}

function tagHtml(tag: Tag, linker: Linker): Html {
  const isBareCode = tag.name === "example" && !tag.text.includes("```");
  const body = isBareCode
    ? blockOf(tag.text, "ts")
    : markdownHtml(tag.text, linker);
  return h(null, h("p", h("strong", titleOf(tag))), body);
}

function titleOf({ name }: Tag): string {
  return TITLES[name] ?? name;
}

/** Returns the reason why an export is deprecated; undefined if it is not. */
export function deprecationOf({ tags }: ApiDoc): string | undefined {
  return tags.find(({ name }) => name === "deprecated")?.text;
}

/** The most characters of a line on an export or a member. */
const LINE = 84;

/** Returns the first paragraph of a description; empty when there is none. */
export function summaryOf({ doc }: { readonly doc: ApiDoc }): string {
  return firstWords(doc.text);
}

/** First sentences that are known: to find them all takes seconds. */
const sentences = new WeakMap<ApiDoc, string>();

/** Returns the first sentence on an export or a member, in plain text. */
export function sentenceOf(described: { readonly doc: ApiDoc }): string {
  const { doc } = described;
  const sentence = sentences.get(doc) ?? firstSentence(summaryOf(described));
  sentences.set(doc, sentence);
  return sentence;
}

/** Returns the first sentence on an export or a member, cut to one line. */
export function lineOf(described: { readonly doc: ApiDoc }): string {
  return inLine(sentenceOf(described));
}

/** Cuts a sentence to one line. */
export function inLine(sentence: string): string {
  return shorten(sentence, LINE);
}

/** Cuts a string between words, and not within parentheses. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const words = cut.slice(0, cut.lastIndexOf(" "));
  return `${words.replace(/\s\([^)]*$|[\s.,:;–-]+$/, "")}…`;
}
