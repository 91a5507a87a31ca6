import type { ComponentProps } from "react";

import type { ApiOverview } from "../../src/components/ReferenceTables.tsx";
import type { Uses } from "../generated-content/index.ts";
import { h, type Html, htmlOf, joined } from "../html.ts";
import type { ApiExport } from "./declarations/index.ts";
import { lineOf } from "./doc.ts";
import { Entries, labelOf, nameOf } from "./entry.ts";
import { type ApiPage, type Layout, memberKey } from "./layout.ts";
import { memberGroups } from "./topics.ts";

/** A part of a page, under a heading. */
export interface Section {
  /** Empty for the part at the top of the page. */
  readonly title: string;
  readonly html: string;
  /** The exports or members that it describes, each with its heading. */
  readonly entries: readonly SectionEntry[];
}

/** An export or a member on a page. */
interface SectionEntry {
  readonly id: string;
  readonly label: string;
  /** Its purpose, in a line of text. */
  readonly line: string;
}

const EXPORTS: readonly (readonly [string, (each: ApiExport) => boolean])[] = [
  ["Functions", ({ kind }) => kind === "function"],
  ["Constants", ({ kind }) => kind === "constant"],
  ["Types", ({ kind }) => kind === "type" || kind === "interface"],
  ["Classes", ({ kind }) => kind === "class"],
];

/**
 * The parts of a page, in their order.
 *
 * @throws Error when the topics of a class do not have its members.
 */
export function sectionsOf(
  layout: Layout,
  page: ApiPage,
  siteDir: string,
  uses: Uses,
): Section[] {
  const write = new Entries(layout, siteDir, uses);
  const anchor = (key: string) => layout.places.get(key)?.anchor ?? "";
  const section = (
    title: string,
    parts: readonly (SectionEntry & { readonly html: Html })[],
  ): Section => ({
    title,
    html: htmlOf(parts.map(({ html }) => html)),
    entries: parts.map(({ id, label, line }) => ({ id, label, line })),
  });
  const { subject, exports } = page;
  if (!subject) {
    return EXPORTS.map(([title, holds]) =>
      section(
        title,
        exports.filter(holds).map((each) => ({
          id: anchor(each.key),
          label: nameOf(each),
          line: lineOf(each),
          html: write.section(each),
        })),
      ),
    ).filter(({ entries }) => entries.length > 0);
  }
  const inherited = htmlOf(write.inherited(subject));
  return [
    { title: "", html: htmlOf(write.head(subject)), entries: [] },
    ...memberGroups(subject).map(({ title, members }) =>
      section(
        title,
        members.map((each) => ({
          id: anchor(memberKey(subject, each)),
          label: labelOf(subject, each),
          line: lineOf(each),
          html: write.member(subject, each),
        })),
      ),
    ),
    ...(inherited === ""
      ? []
      : [{ ...section("Inherited", []), html: inherited }]),
  ];
}

/** A page with at least this many entries has a list of them at its top. */
const MANY_ENTRIES = 8;

/** The longest name, in characters, that fits the column of names. */
const FITTING = 24;

/**
 * The list of what is on a page, with a line on each, as rows of a filtered
 * table.
 *
 * @returns Nothing for a page with few entries.
 */
export function overviewOf(
  { subject }: ApiPage,
  sections: readonly Section[],
): ComponentProps<typeof ApiOverview> | undefined {
  const parts = sections.filter(({ entries }) => entries.length > 0);
  const count = parts.flatMap(({ entries }) => entries).length;
  if (count < MANY_ENTRIES) return undefined;
  const html = parts.map(({ title, entries }) => {
    const rows = entries.map(({ id, label, line }) => {
      const href = `#${encodeURIComponent(id)}`;
      const link = h("a", { href }, h("code", breakable(label)));
      return h("tr", h("td", link), h("td", line));
    });
    return h(
      "table",
      { "data-group": true },
      h("caption", title),
      h("tbody", { "data-rows": true }, rows),
    );
  });
  return { html: htmlOf(html), count, noun: subject ? "members" : "exports" };
}

/** A name as HTML: a long one can be broken between its words. */
function breakable(name: string) {
  return name.length > FITTING
    ? joined(name.split(/(?<=[a-z])(?=[A-Z])/), h("wbr"))
    : name;
}
