import type { ComponentProps } from "react";

import type {
  Operators,
  StandardLibrary,
} from "../../src/components/ReferenceTables.tsx";
import { classHtml, dataHtml, groupAnchor } from "../../src/markup.ts";
import { proseHtml, type View } from "../generated-content/index.ts";
import {
  factsOf,
  type LibraryName,
  operators,
} from "../package-facts/index.ts";
import { escapeHtml } from "../static-code/index.ts";
import { entries } from "./entries.ts";
import { typeHtml } from "./signature-types.ts";

/** The page that has all names. */
const PAGE = "/compute-engine/standard-library/";

/** `<StandardLibrary />`: all names of the engine's library, to be filtered. */
export const standardLibrary: View<
  ComponentProps<typeof StandardLibrary>
> = async (_, siteDir) => {
  const all = await factsOf(operators);
  const known = addresses(siteDir);
  const libraries = [...new Set(all.map(({ library }) => library))];
  const html = libraries.map((library) => {
    const rows = all
      .filter((fact) => fact.library === library)
      .map((fact) => row(fact, known.get(fact.name)));
    const title = escapeHtml(libraryTitle(library));
    const anchor = escapeHtml(groupAnchor(library));
    return `<div id="${anchor}"${dataHtml({ group: true })}><h2>${title}</h2>${rows.join("")}</div>`;
  });
  const categories = Object.fromEntries(
    libraries.map((library) => [library, libraryTitle(library)]),
  );
  return { html: html.join(""), categories };
};

function row(fact: LibraryName, entry: string | undefined): string {
  const { name, kind, type, library, description, latex } = fact;
  const id = escapeHtml(name);
  const address = entry ?? `#${encodeURIComponent(name)}`;
  const link = `<a href="${escapeHtml(address)}">${id}</a>`;
  const [first] = latex;
  const form = first === undefined ? "" : `<kbd>${escapeHtml(first)}</kbd>`;
  const signature = `<code>${kind === "operator" ? "" : `${kind}: `}${typeHtml(type)}</code>`;
  const text = sentenceHtml(description);
  return `<div id="${id}"${dataHtml({ is: library, find: words(fact) })}>${link}${form}${signature}${text && `<p>${text}</p>`}</div>`;
}

/** The words that the filter finds a row by: name, LaTeX, keywords and category. */
function words({ name, latex, keywords, library }: LibraryName): string {
  const signs = latex.flatMap((form) => form.match(SIGNS) ?? []);
  const found = [name, ...signs, ...keywords, library];
  return [...new Set(found.map((each) => each.toLowerCase()))].join(" ");
}

/** Commands, names in braces and symbols; not operands and brackets. */
const SIGNS = /\\[a-z]+|(?<=\{)[a-z]{2,}(?=[}*])|[^\s\w{}()[\],.\\]+/gi;

/**
 * `<Operators category="trigonometry" />`: a table of a library's names, in the
 * order of their entries.
 */
export const operatorTable: View<ComponentProps<typeof Operators>> = async (
  { category = "" },
  siteDir,
) => {
  const all = await factsOf(operators);
  const wanted = all.filter(({ library }) => library === category);
  if (wanted.length === 0) {
    const known = [...new Set(all.map(({ library }) => library))];
    throw new Error(
      `the installed Compute Engine has no category "${category}": it has ${known.join(", ")}`,
    );
  }
  const known = addresses(siteDir);
  const places = new Map([...known.keys()].map((name, index) => [name, index]));
  const place = ({ name }: LibraryName) => places.get(name) ?? places.size;
  const rows = wanted
    .toSorted((one, other) => place(one) - place(other))
    .map((fact) => operatorRow(fact, nameAddress(fact.name, known)));
  return {
    html: `<div${classHtml("table-box")}><table><thead><tr><th>Name</th><th>LaTeX</th><th>Description</th></tr></thead><tbody${dataHtml({ rows: true })}>${rows.join("")}</tbody></table></div>`,
    count: wanted.length,
  };
};

/** A row is found by what it says, and by the keywords that it hides. */
function operatorRow(
  { name, latex, description, keywords }: LibraryName,
  address: string,
): string {
  const link = `<a href="${escapeHtml(address)}">${escapeHtml(name)}</a>`;
  const [form] = latex;
  const code = form === undefined ? "" : `<code>${escapeHtml(form)}</code>`;
  const words = escapeHtml(keywords.join(", "));
  const hidden = words && ` <span hidden>${words}</span>`;
  return `<tr><td>${link}</td><td>${code}</td><td>${sentenceHtml(description)}${hidden}</td></tr>`;
}

/** The addresses of entries, by their names. */
function addresses(siteDir: string): Map<string, string> {
  return new Map(entries(siteDir).map(({ name, address }) => [name, address]));
}

/**
 * Where a name is explained: its entry, or its row among all names.
 *
 * @param known - Addresses of entries by name.
 */
export function nameAddress(
  name: string,
  known: ReadonlyMap<string, string>,
): string {
  return known.get(name) ?? `${PAGE}#${encodeURIComponent(name)}`;
}

/** The first sentence of a description; code in it is marked as such. */
function sentenceHtml(description: string): string {
  const [sentence = ""] =
    /^.*?[.!?](?=\s+["`(\p{Lu}])|^.*$/u.exec(description) ?? [];
  return proseHtml(shorten(sentence));
}

/** How long a sentence may be in a row of a table. */
const LONGEST = 180;

function shorten(sentence: string): string {
  if (sentence.length <= LONGEST) return sentence;
  const words = sentence.slice(0, LONGEST).replace(/[\s,;:]+\S*$/, "");
  // Half of a pair of marks would mark all that follows.
  const isOpen = (words.match(/`/g) ?? []).length % 2 === 1;
  return `${words}${isOpen ? "`" : ""} …`;
}

/** The words of a library's name, as a title. */
export function libraryTitle(library: string): string {
  const words = library.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
