import type { ComponentProps } from "react";

import type StandardLibrary from "../../src/components/StandardLibrary.tsx";
import { dataHtml, groupAnchor } from "../../src/markup/index.ts";
import { entries } from "./entries.ts";
import {
  factsOf,
  type LibraryName,
  operators,
} from "../package-facts/index.ts";
import { escapeHtml } from "../static-code/index.ts";
import { libraryTitle, sentenceHtml, typeHtml } from "./html.ts";
import type { View } from "../generated-content/index.ts";

/** The page that has all names. */
const PAGE = "/compute-engine/standard-library/";

/** `<StandardLibrary />`: all names of the engine's library, to be filtered. */
export const standardLibrary: View<
  ComponentProps<typeof StandardLibrary>
> = async (_, siteDir) => {
  const all = await factsOf(operators);
  const known = new Map(
    entries(siteDir).map((each) => [each.name, each.address]),
  );
  const libraries = [...new Set(all.map(({ library }) => library))];
  const html = libraries.map((library) => {
    const rows = all
      .filter((fact) => fact.library === library)
      .map((fact) => row(fact, known.get(fact.name)));
    const title = escapeHtml(libraryTitle(library));
    const anchor = escapeHtml(groupAnchor(library));
    return `<div id="${anchor}"${dataHtml({ group: true })}><h2>${title}</h2>${screens(rows)}</div>`;
  });
  const categories = Object.fromEntries(
    libraries.map((library) => [library, libraryTitle(library)]),
  );
  return { html: html.join(""), categories };
};

/** How many rows fill a screen, and are laid out together. */
const ROWS_A_SCREEN = 10;

interface Row {
  readonly html: string;
  /** How many it has: the browser estimates the height by them. */
  readonly characters: number;
}

function screens(rows: readonly Row[]): string {
  const count = Math.ceil(rows.length / ROWS_A_SCREEN);
  return Array.from({ length: count }, (_, index) => {
    const start = index * ROWS_A_SCREEN;
    const own = rows.slice(start, start + ROWS_A_SCREEN);
    const characters = own.reduce((sum, each) => sum + each.characters, 0);
    const style = ` style="--rows:${String(own.length)};--characters:${String(characters)}"`;
    return `<section${dataHtml({ group: true })}${style}>${own.map(({ html }) => html).join("")}</section>`;
  }).join("");
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

function row(fact: LibraryName, entry: string | undefined): Row {
  const { name, kind, type, library, description, latex } = fact;
  const id = escapeHtml(name);
  const address = entry ?? `#${encodeURIComponent(name)}`;
  const link = `<a href="${escapeHtml(address)}">${id}</a>`;
  const [first] = latex;
  const form = first === undefined ? "" : `<kbd>${escapeHtml(first)}</kbd>`;
  const signature = `<code>${kind === "operator" ? "" : `${kind}: `}${typeHtml(type)}</code>`;
  const text = sentenceHtml(description);
  return {
    html: `<div id="${id}"${dataHtml({ is: library, find: words(fact) })}>${link}${form}${signature}${text && `<p>${text}</p>`}</div>`,
    characters: type.length + text.length,
  };
}

/** The words that the filter finds a row by: name, LaTeX, keywords and category. */
function words({ name, latex, keywords, library }: LibraryName): string {
  const signs = latex.flatMap((form) => form.match(SIGNS) ?? []);
  const found = [name, ...signs, ...keywords, library];
  return [...new Set(found.map((each) => each.toLowerCase()))].join(" ");
}

/** Commands, names in braces and symbols; not operands and brackets. */
const SIGNS = /\\[a-z]+|(?<=\{)[a-z]{2,}(?=[}*])|[^\s\w{}()[\],.\\]+/gi;
