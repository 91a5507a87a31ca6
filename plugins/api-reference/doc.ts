import { firstSentence } from "../generated-content/index.ts";
import { escapeHtml } from "../static-code/index.ts";
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

/** A doc comment with its tags, as HTML. */
export function docHtml({ text, tags }: ApiDoc, linker: Linker): string {
  const isWarning = ({ name }: Tag) => WARNINGS.includes(name);
  const params = tags.filter(({ name }) => name === "param");
  const others = tags.filter((tag) => !isWarning(tag) && tag.name !== "param");
  const html = [
    ...tags.filter(isWarning).map((tag) => warningHtml(tag, linker)),
    markdownHtml(text, linker),
    paramsHtml(params, linker),
    ...others.map((tag) => tagHtml(tag, linker)),
  ].join("");
  return html === "" ? "" : `<div class="api-doc">${html}</div>`;
}

function warningHtml(tag: Tag, linker: Linker): string {
  const title = `<strong>${titleOf(tag)}.</strong>`;
  return `<div class="api-warning"><p>${title}</p>${markdownHtml(tag.text, linker)}</div>`;
}

function paramsHtml(params: readonly Tag[], linker: Linker): string {
  if (params.length === 0) return "";
  const rows = params.map(
    ({ subject, text }) =>
      `<li><code>${escapeHtml(subject)}</code>${markdownHtml(text, linker)}</li>`,
  );
  return `<p><strong>Parameters</strong></p><ul class="api-params">${rows.join("")}</ul>`;
}

function tagHtml(tag: Tag, linker: Linker): string {
  const isBareCode = tag.name === "example" && !tag.text.includes("```");
  const body = isBareCode
    ? blockOf(tag.text, "ts")
    : markdownHtml(tag.text, linker);
  return `<p><strong>${titleOf(tag)}</strong></p>${body}`;
}

function titleOf({ name }: Tag): string {
  return escapeHtml(TITLES[name] ?? name);
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

/** Returns the first sentence on an export or a member, in plain text. */
export function sentenceOf(described: { readonly doc: ApiDoc }): string {
  return firstSentence(summaryOf(described));
}

/** Returns the first sentence on an export or a member, cut to one line. */
export function lineOf(described: { readonly doc: ApiDoc }): string {
  return shorten(sentenceOf(described), LINE);
}

/** Cuts a string between words, and not within parentheses. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const words = cut.slice(0, cut.lastIndexOf(" "));
  return `${words.replace(/\s\([^)]*$|[\s.,:;–-]+$/, "")}…`;
}
