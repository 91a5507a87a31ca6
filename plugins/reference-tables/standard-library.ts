import type { ComponentProps } from "react";

import type { StandardLibrary } from "../../src/components/ReferenceTables.tsx";
import { groupAnchor } from "../../src/markup.ts";
import type { View } from "../generated-content/index.ts";
import { h, type Html, htmlOf } from "../html.ts";
import { type DescribedName, libraryNames } from "../name-register/index.ts";
import { lookHtml, sourceHtml } from "./latex-html.ts";
import { typeHtml } from "./signature-types.ts";

/** `<StandardLibrary />`: all names of the engine's library, to be filtered. */
export const standardLibrary: View<
  ComponentProps<typeof StandardLibrary>
> = async (_, siteDir) => {
  const all = await libraryNames(siteDir);
  const libraries = [...new Set(all.map(({ fact }) => fact.library))];
  const html = libraries.map((library) => {
    const rows = all.filter(({ fact }) => fact.library === library).map(row);
    const group = {
      id: groupAnchor(library),
      "data-group": true,
      "data-is": library,
      "data-name": library,
    };
    return h("div", group, h("h2", libraryTitle(library)), rows);
  });
  const categories = Object.fromEntries(
    libraries.map((library) => [library, libraryTitle(library)]),
  );
  return { html: htmlOf(html), categories };
};

function row(described: DescribedName): Html {
  const { name, address, fact, entry } = described;
  const { kind, type, latex } = fact;
  const [form] = latex;
  return h(
    "div",
    { id: name, "data-find": words(described) },
    h("a", { href: address }, name),
    form !== undefined
      ? h("kbd", lookHtml(form, LONG_LOOK), sourceHtml(form))
      : undefined,
    h("code", kind === "operator" ? "" : `${kind}: `, typeHtml(type)),
    h("p", entry.sentence.html),
  );
}

/** Formulas with so much HTML, in characters, are left to the entries. */
const LONG_LOOK = 550;

/**
 * The words that the filter finds a row by, besides what it says: name, LaTeX,
 * keywords and synonyms.
 */
function words({ name, fact, synonyms }: DescribedName): string {
  const { latex, keywords } = fact;
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
