import type { ComponentProps } from "react";

import type { ApiIndex } from "../../src/components/ReferenceTables.tsx";
import { dataHtml } from "../../src/markup.ts";
import { groupHtml, type View } from "../generated-content/index.ts";
import { escapeHtml } from "../static-code/index.ts";
import type { ApiExport } from "./declarations/index.ts";
import { deprecationOf, shorten, summaryOf } from "./doc.ts";
import {
  API_LIBRARIES,
  type ApiPage,
  type Layout,
  layoutOf,
} from "./layout.ts";
import { pathOf } from "./links.ts";

/** The most characters of the summary beside a name. */
const SUMMARY = 90;

/** `<ApiIndex package="mathlive" />`: all that a package exports, to filter. */
export const apiIndex: View<ComponentProps<typeof ApiIndex>> = async ({
  package: name = "",
}) => {
  const library = API_LIBRARIES.find((each) => each.name === name);
  if (!library) throw new Error(`"${name}" has no API here`);
  const layout = await layoutOf(library);
  const groups = [...new Set(layout.pages.map(({ group }) => group))];
  const html = groups.map((group) => {
    const pages = layout.pages.filter((page) => page.group === group);
    const exports = pages.flatMap((page) => page.exports);
    const rows = exports
      .toSorted((a, b) => compare(a.name, b.name))
      .map((each) => rowOf(layout, each));
    return groupHtml({
      word: group.slug,
      content: `<h3>${titleOf(layout, pages)}</h3><ul class="api-list">${rows.join("")}</ul>`,
    });
  });
  return {
    html: html.join(""),
    groups: Object.fromEntries(groups.map(({ slug, title }) => [slug, title])),
  };
};

/** A group's name; a link where its small exports share a page. */
function titleOf({ library }: Layout, pages: readonly ApiPage[]): string {
  const [{ group } = { group: undefined }] = pages;
  const title = escapeHtml(group?.title ?? "");
  const shared = pages.find(({ subject }) => subject === undefined);
  if (!shared) return title;
  const address = `/${library.folder}/${shared.slug}/`;
  return `<a href="${escapeHtml(address)}">${title}</a>`;
}

function rowOf(layout: Layout, subject: ApiExport): string {
  const { key, name, kind, members, doc } = subject;
  const place = layout.places.get(key);
  const address = place ? pathOf(layout, place) : "";
  const summary = shorten(summaryOf(subject), SUMMARY);
  const isDeprecated = deprecationOf(doc) !== undefined;
  const found = [key, ...members.map((each) => each.name), summary]
    .join(" ")
    .toLowerCase();
  const is = [kind, ...(isDeprecated ? ["deprecated"] : [])].join(" ");
  const from = key.includes("/") ? ` · ${key.split("/")[0] ?? ""}` : "";
  const notes = isDeprecated ? " · deprecated" : "";
  return `<li${dataHtml({ find: found, is })}><a href="${escapeHtml(address)}"><code>${escapeHtml(name)}</code></a> <span class="api-kind">${kind}${escapeHtml(from)}${notes}</span> <span class="api-summary">${escapeHtml(summary)}</span></li>`;
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, "en", { sensitivity: "base" });
}
