import type { ComponentProps } from "react";

import type { ApiIndex } from "../../src/components/ReferenceTables.tsx";
import { groupHtml, type View } from "../generated-content/index.ts";
import { h, type Html, htmlOf } from "../html.ts";
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
      content: [h("h3", titleOf(layout, pages)), h("ul.api-list", rows)],
    });
  });
  return {
    html: htmlOf(html),
    groups: Object.fromEntries(groups.map(({ slug, title }) => [slug, title])),
  };
};

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
  const summary = shorten(summaryOf(subject), SUMMARY);
  const isDeprecated = deprecationOf(doc) !== undefined;
  const found = [key, ...members.map((each) => each.name), summary]
    .join(" ")
    .toLowerCase();
  const is = [kind, ...(isDeprecated ? ["deprecated"] : [])].join(" ");
  const from = key.includes("/") ? ` · ${key.split("/")[0] ?? ""}` : "";
  const notes = isDeprecated ? " · deprecated" : "";
  return h(
    "li",
    { "data-find": found, "data-is": is },
    h("a", { href: address }, h("code", name)),
    " ",
    h("span.api-kind", kind + from + notes),
    " ",
    h("span.api-summary", summary),
  );
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, "en", { sensitivity: "base" });
}
