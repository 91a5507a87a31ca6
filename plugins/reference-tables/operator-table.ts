import type { ComponentProps } from "react";

import type { Operators } from "../../src/components/ReferenceTables.tsx";
import type { View } from "../generated-content/index.ts";
import { h, type Html, htmlOf, joined } from "../html.ts";
import {
  type DescribedName,
  entriesByName,
  type LibraryEntry,
  libraryNames,
} from "../name-register/index.ts";
import { factsOf, operators } from "../package-facts/index.ts";
import { lookHtml, sourceHtml } from "./latex-html.ts";

/**
 * `<Operators category="trigonometry" />`: what a library has, in the sections
 * and the order of its page; a row for names that one text explains.
 */
export const operatorTable: View<ComponentProps<typeof Operators>> = async (
  { category = "" },
  siteDir,
) => {
  const facts = await factsOf(operators);
  const known = new Set(facts.map(({ library }) => library));
  if (!known.has(category))
    throw new Error(
      `the installed Compute Engine has no category "${category}": it has ${[...known].join(", ")}`,
    );
  const order = [...entriesByName(siteDir).keys()];
  const named = (await libraryNames(siteDir))
    .filter(({ fact }) => fact.library === category)
    .toSorted(
      (one, other) => order.indexOf(one.name) - order.indexOf(other.name),
    );
  const sections = grouped(named, ({ entry }) => entry.sectionAnchor);
  const tables = sections.map((names) =>
    grouped(names, ({ entry }) => entry.concept),
  );
  const files = named.map(({ entry }) => entry.file);
  const [own = []] = grouped(files, (file) => file).toSorted(
    (one, other) => other.length - one.length,
  );
  // A few names of a library may have their entries on another page.
  const titles = named.flatMap(({ entry }): [string, string][] =>
    entry.file === own[0] ? [[entry.sectionAnchor, entry.section]] : [],
  );
  return {
    html: htmlOf(tables.map(tableHtml)),
    count: tables.flat().length,
    sections: Object.fromEntries(titles),
  };
};

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

/** A section of the page: its head leads there. */
function tableHtml(rows: readonly (readonly DescribedName[])[]): Html {
  const entry = rows[0]?.[0]?.entry;
  return h(
    "table",
    { "data-group": true },
    entry && h("caption", sectionLink(entry)),
    h("tbody", { "data-rows": true }, rows.map(rowHtml)),
  );
}

function sectionLink({ address, section, sectionAnchor }: LibraryEntry) {
  const href = address.replace(/#.*/, `#${sectionAnchor}`);
  return h("a", { href }, section);
}

/** A row is found by what it says, and by the keywords that it hides. */
function rowHtml(names: readonly DescribedName[]): Html {
  const links = names.map(({ fact: { name }, entry }) =>
    h("a", { href: entry.address }, name),
  );
  const forms = names.flatMap(({ fact }) => {
    const [form] = fact.latex;
    return form === undefined
      ? []
      : [h("span", lookHtml(form), h("code", sourceHtml(form)))];
  });
  const sentences = names
    .map(({ entry }) => entry.sentence)
    .filter(({ isOfAlias }) => !isOfAlias);
  const said = new Map(sentences.map(({ text, html }) => [text, html]));
  const keywords = names.flatMap(({ fact }) => fact.keywords);
  const hidden = [...new Set(keywords)].join(", ");
  return h(
    "tr",
    h("th", { scope: "row" }, joined(links, " ")),
    h("td", joined(forms, " ")),
    h(
      "td",
      joined([...said.values()], " "),
      hidden ? h("span", { hidden: true }, " ", hidden) : undefined,
    ),
  );
}
