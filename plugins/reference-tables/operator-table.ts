import type { ComponentProps } from "react";

import type { Operators } from "../../src/components/ReferenceTables.tsx";
import { dataHtml } from "../../src/markup.ts";
import type { View } from "../generated-content/index.ts";
import {
  factsOf,
  type LibraryName,
  operators,
} from "../package-facts/index.ts";
import { escapeHtml } from "../static-code/index.ts";
import { entriesByName, entryFinder, type LibraryEntry } from "./entries.ts";
import { lookHtml, sourceHtml } from "./latex-html.ts";

interface Named {
  readonly fact: LibraryName;
  readonly entry: LibraryEntry;
}

/**
 * `<Operators category="trigonometry" />`: what a library has, in the sections
 * and the order of its page; a row for names that one text explains.
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
  const order = [...entriesByName(siteDir).keys()];
  const entryOf = entryFinder(siteDir);
  const named = wanted
    .map((fact): Named => ({ fact, entry: entryOf(fact.name) }))
    .toSorted(
      (one, other) =>
        order.indexOf(one.fact.name) - order.indexOf(other.fact.name),
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
    html: tables.map(tableHtml).join(""),
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
function tableHtml(rows: readonly (readonly Named[])[]): string {
  const entry = rows[0]?.[0]?.entry;
  const caption = entry
    ? `<caption><a href="${sectionAddress(entry)}">${escapeHtml(entry.section)}</a></caption>`
    : "";
  return `<table${dataHtml({ group: true })}>${caption}<tbody${dataHtml({ rows: true })}>${rows.map(rowHtml).join("")}</tbody></table>`;
}

function sectionAddress({ address, sectionAnchor }: LibraryEntry): string {
  return escapeHtml(address.replace(/#.*/, `#${sectionAnchor}`));
}

/** A row is found by what it says, and by the keywords that it hides. */
function rowHtml(names: readonly Named[]): string {
  const links = names.map(({ fact: { name }, entry }) => {
    const address = escapeHtml(entry.address);
    return `<a href="${address}">${escapeHtml(name)}</a>`;
  });
  const forms = names.flatMap(({ fact }) => {
    const [form] = fact.latex;
    return form === undefined
      ? []
      : [`<span>${lookHtml(form)}<code>${sourceHtml(form)}</code></span>`];
  });
  const said = names
    .filter(({ entry }) => !entry.sentence.isOfAlias)
    .map(({ entry }) => entry.sentence.html);
  const keywords = names.flatMap(({ fact }) => fact.keywords);
  const hidden = [...new Set(keywords)].map(escapeHtml).join(", ");
  return (
    `<tr><th scope="row">${links.join(" ")}</th><td>${forms.join(" ")}</td>` +
    `<td>${[...new Set(said)].join(" ")}${hidden && `<span hidden> ${hidden}</span>`}</td></tr>`
  );
}
