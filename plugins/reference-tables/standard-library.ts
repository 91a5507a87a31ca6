import type { ComponentProps } from "react";

import type { StandardLibrary } from "../../src/components/ReferenceTables.tsx";
import { dataHtml, groupAnchor } from "../../src/markup.ts";
import type { View } from "../generated-content/index.ts";
import {
  factsOf,
  type LibraryName,
  operators,
} from "../package-facts/index.ts";
import { escapeHtml } from "../static-code/index.ts";
import { entryFinder, type LibraryEntry } from "./entries.ts";
import { lookHtml, sourceHtml } from "./latex-html.ts";
import { typeHtml } from "./signature-types.ts";
import { operatorSynonyms } from "./synonyms.ts";

/** `<StandardLibrary />`: all names of the engine's library, to be filtered. */
export const standardLibrary: View<
  ComponentProps<typeof StandardLibrary>
> = async (_, siteDir) => {
  const all = await factsOf(operators);
  const entryOf = entryFinder(siteDir);
  const synonyms = operatorSynonyms(siteDir);
  const libraries = [...new Set(all.map(({ library }) => library))];
  const html = libraries.map((library) => {
    const rows = all
      .filter((fact) => fact.library === library)
      .map((fact) => row(fact, entryOf(fact.name), synonyms[fact.name] ?? []));
    const title = `<h2>${escapeHtml(libraryTitle(library))}</h2>`;
    const anchor = escapeHtml(groupAnchor(library));
    return `<div id="${anchor}"${dataHtml({ group: true, is: library, name: library })}>${title}${rows.join("")}</div>`;
  });
  const categories = Object.fromEntries(
    libraries.map((library) => [library, libraryTitle(library)]),
  );
  return { html: html.join(""), categories };
};

function row(
  fact: LibraryName,
  { address, sentence }: LibraryEntry,
  synonyms: readonly string[],
): string {
  const { name, kind, type, latex } = fact;
  const id = escapeHtml(name);
  const link = `<a href="${escapeHtml(address)}">${id}</a>`;
  const [first] = latex;
  const form = first === undefined ? "" : `<kbd>${formHtml(first)}</kbd>`;
  const signature = `<code>${kind === "operator" ? "" : `${kind}: `}${typeHtml(type)}</code>`;
  return `<div id="${id}"${dataHtml({ find: words(fact, synonyms) })}>${link}${form}${signature}<p>${sentence.html}</p></div>`;
}

/** The longest HTML of a formula here: large ones are left to the entries. */
const LONGEST_LOOK = 550;

function formHtml(form: string): string {
  const look = lookHtml(form);
  return (look.length > LONGEST_LOOK ? "" : look) + sourceHtml(form);
}

/**
 * The words that the filter finds a row by, besides what it says: name, LaTeX,
 * keywords and synonyms.
 */
function words(
  { name, latex, keywords }: LibraryName,
  synonyms: readonly string[],
): string {
  const signs = latex.flatMap((form) => form.match(SIGNS) ?? []);
  const found = [name, ...signs, ...keywords, ...synonyms];
  return [...new Set(found.map((each) => each.toLowerCase()))].join(" ");
}

/** Commands, names in braces and symbols; not operands and brackets. */
const SIGNS = /\\[a-z]+|(?<=\{)[a-z]{2,}(?=[}*])|[^\s\w{}()[\],.\\]+/gi;

/** The words of a library's name, as a title. */
function libraryTitle(library: string): string {
  const words = library.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
