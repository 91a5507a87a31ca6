import type { ComponentProps } from "react";

import type { StandardLibrary } from "../../src/components/ReferenceTables.tsx";
import { dataHtml, groupAnchor } from "../../src/markup.ts";
import {
  firstSentence,
  proseHtml,
  type View,
} from "../generated-content/index.ts";
import {
  factsOf,
  type LibraryName,
  operators,
} from "../package-facts/index.ts";
import { escapeHtml } from "../static-code/index.ts";
import { entriesByName, type LibraryEntry } from "./entries.ts";
import { lookHtml, sourceHtml } from "./latex-html.ts";
import { typeHtml } from "./signature-types.ts";
import { operatorSynonyms } from "./synonyms.ts";

/** The page that has all names. */
const PAGE = "/compute-engine/standard-library/";

/** `<StandardLibrary />`: all names of the engine's library, to be filtered. */
export const standardLibrary: View<
  ComponentProps<typeof StandardLibrary>
> = async (_, siteDir) => {
  const all = await factsOf(operators);
  const known = entriesByName(siteDir);
  const synonyms = operatorSynonyms(siteDir);
  const libraries = [...new Set(all.map(({ library }) => library))];
  const html = libraries.map((library) => {
    const rows = all
      .filter((fact) => fact.library === library)
      .map((fact) =>
        row(fact, known.get(fact.name), synonyms[fact.name] ?? []),
      );
    const title = `<h2>${escapeHtml(libraryTitle(library))}</h2>`;
    const anchor = escapeHtml(groupAnchor(library));
    return `<div id="${anchor}"${dataHtml({ group: true, is: library })}>${title}${rows.join("")}</div>`;
  });
  const categories = Object.fromEntries(
    libraries.map((library) => [library, libraryTitle(library)]),
  );
  return { html: html.join(""), categories };
};

function row(
  fact: LibraryName,
  entry: LibraryEntry | undefined,
  synonyms: readonly string[],
): string {
  const { name, kind, type, latex } = fact;
  const id = escapeHtml(name);
  const address = entry?.address ?? `#${encodeURIComponent(name)}`;
  const link = `<a href="${escapeHtml(address)}">${id}</a>`;
  const [first] = latex;
  const form = first === undefined ? "" : `<kbd>${formHtml(first)}</kbd>`;
  const signature = `<code>${kind === "operator" ? "" : `${kind}: `}${typeHtml(type)}</code>`;
  const said = saidHtml(fact, entry);
  return `<div id="${id}"${dataHtml({ find: words(fact, synonyms) })}>${link}${form}${signature}${said && `<p>${said}</p>`}</div>`;
}

/** The longest HTML of a formula here: large ones are left to the entries. */
const LONGEST_LOOK = 550;

function formHtml(form: string): string {
  const look = lookHtml(form);
  return (look.length > LONGEST_LOOK ? "" : look) + sourceHtml(form);
}

/**
 * The words that the filter finds a row by, besides what it says: name, LaTeX,
 * keywords, synonyms and category.
 */
function words(
  { name, latex, keywords, library }: LibraryName,
  synonyms: readonly string[],
): string {
  const signs = latex.flatMap((form) => form.match(SIGNS) ?? []);
  const found = [name, ...signs, ...keywords, ...synonyms, library];
  return [...new Set(found.map((each) => each.toLowerCase()))].join(" ");
}

/** Commands, names in braces and symbols; not operands and brackets. */
const SIGNS = /\\[a-z]+|(?<=\{)[a-z]{2,}(?=[}*])|[^\s\w{}()[\],.\\]+/gi;

/**
 * Where a name is explained: its entry, or its row among all names.
 *
 * @param entry - Its entry, if a page has one.
 */
export function nameAddress(
  name: string,
  entry: Pick<LibraryEntry, "address"> | undefined,
): string {
  return entry?.address ?? `${PAGE}#${encodeURIComponent(name)}`;
}

/** How long a sentence of the package may be in a row of a table. */
const LONGEST = 180;

/**
 * What is said of a name in a row: the first sentence of its entry, or else that
 * of the package, as a quotation: nobody has tried it.
 */
export function saidHtml(
  { description }: LibraryName,
  entry: LibraryEntry | undefined,
): string {
  if (entry) return entry.sentence.html;
  const quoted = proseHtml(shorten(firstSentence(description)));
  return quoted && `<q>${quoted}</q>`;
}

/** The same without marks. */
export function saidText(
  { description }: LibraryName,
  entry: LibraryEntry | undefined,
): string {
  if (entry) return entry.sentence.text;
  const quoted = firstSentence(description).replaceAll("`", "");
  return quoted && `“${quoted}”`;
}

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
