import type { ComponentProps } from "react";

import type { ApiIndex } from "../../src/components/ReferenceTables.tsx";
import { groupHtml, type View } from "../generated-content/index.ts";
import { h, type Html, htmlOf } from "../html.ts";
import type { ApiExport } from "./declarations/index.ts";
import { deprecationOf } from "./doc.ts";
import type { Group } from "./groups.ts";
import {
  API_LIBRARIES,
  type ApiPage,
  type Layout,
  layoutOf,
} from "./layout.ts";
import { pathOf } from "./links.ts";
import { breakable, purposeHtml } from "./sections.ts";

/**
 * `<ApiIndex package="mathlive" />`: all that a package exports, to filter. What
 * most programs use comes first, and so does its group.
 */
export const apiIndex: View<ComponentProps<typeof ApiIndex>> = async ({
  package: name = "",
}) => {
  const library = API_LIBRARIES.find((each) => each.name === name);
  if (!library) throw new Error(`"${name}" has no API here`);
  const layout = await layoutOf(library);
  const groups = [...new Set(layout.pages.map(({ group }) => group))].sort(
    (one, other) => Number(hasFirst(other)) - Number(hasFirst(one)),
  );
  const html = groups.map((group) => {
    const pages = layout.pages.filter((page) => page.group === group);
    const exports = pages.flatMap((page) => page.exports);
    const rows = inOrder(group, exports).map((each) => rowOf(layout, each));
    const table = h("table", h("tbody", rows));
    return groupHtml({
      word: group.slug,
      content: [h("h3", titleOf(layout, pages)), table],
    });
  });
  return {
    html: htmlOf(html),
    groups: Object.fromEntries(groups.map(({ slug, title }) => [slug, title])),
  };
};

function hasFirst({ first = [] }: Group): boolean {
  return first.length > 0;
}

/** The exports of a group by name, below those that most programs use. */
function inOrder(
  { slug, first = [] }: Group,
  exports: readonly ApiExport[],
): ApiExport[] {
  const main = first.map((key) => {
    const found = exports.find((each) => each.key === key);
    if (!found) throw new Error(`the group "${slug}" has no export "${key}"`);
    return found;
  });
  const others = exports.filter((each) => !main.includes(each));
  return [...main, ...others.toSorted((a, b) => compare(a.name, b.name))];
}

/** A group's name; a link where its small exports share a page. */
function titleOf(
  { library }: Layout,
  pages: readonly ApiPage[],
): Html | string {
  const [{ group } = { group: undefined }] = pages;
  const title = group?.title ?? "";
  const shared = pages.find(({ subject }) => subject === undefined);
  if (!shared) return title;
  return h("a", { href: `/${library.folder}/${shared.slug}/` }, title);
}

function rowOf(layout: Layout, subject: ApiExport): Html {
  const { key, name, kind, members, doc } = subject;
  const place = layout.places.get(key);
  const address = place ? pathOf(layout, place) : "";
  const isDeprecated = deprecationOf(doc) !== undefined;
  const found = [key, ...members.map((each) => each.name)]
    .join(" ")
    .toLowerCase();
  const is = [kind, ...(isDeprecated ? ["deprecated"] : [])].join(" ");
  const from = key.includes("/") ? ` · ${key.split("/")[0] ?? ""}` : "";
  const notes = isDeprecated ? " · deprecated" : "";
  const link = h("a", { href: address }, h("code", breakable(name)));
  const label = h("span.api-kind", kind + from + notes);
  return h(
    "tr",
    { "data-find": found, "data-is": is },
    h("td", link, " ", label),
    h("td", purposeHtml(subject)),
  );
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, "en", { sensitivity: "base" });
}
