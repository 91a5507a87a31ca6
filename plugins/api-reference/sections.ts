import type { ComponentProps } from "react";

import type { ApiOverview } from "../../src/components/ReferenceTables.tsx";
import type { Uses } from "../generated-content/index.ts";
import { h, type Html, htmlOf, joined } from "../html.ts";
import type { ApiExport, ApiMember } from "./declarations/index.ts";
import { inLine, sentenceOf, shorten } from "./doc.ts";
import { Entries, labelOf, nameOf, signatureOf } from "./entry.ts";
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
  /** Its purpose, in a sentence. */
  readonly purpose: Html | string;
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
    entries: parts.map(({ id, label, purpose }) => ({ id, label, purpose })),
  });
  const { subject, exports } = page;
  if (!subject) {
    return EXPORTS.map(([title, holds]) =>
      section(
        title,
        exports.filter(holds).map((each) => ({
          id: anchor(each.key),
          label: nameOf(each),
          purpose: purposeHtml(each),
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
          purpose: purposeHtml(each),
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

/**
 * The most characters of all sentences of a list. The page of a class with more
 * would be too heavy: its list has a line of each.
 */
const LONGEST = 16_000;

/** The longest name, in characters, that fits the column of names. */
const FITTING = 24;

/**
 * The list of what is on a page, with a sentence on each, as rows of a filtered
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
  const said = parts.flatMap(({ entries }) =>
    entries.map(({ purpose }) => (typeof purpose === "string" ? purpose : "")),
  );
  const isLong = said.join("").length > LONGEST;
  const html = parts.map(({ title, entries }) => {
    const rows = entries.map(({ id, label, purpose }) => {
      const href = `#${encodeURIComponent(id)}`;
      const link = h("a", { href }, h("code", breakable(label)));
      const isCut = isLong && typeof purpose === "string";
      return h("tr", h("td", link), h("td", isCut ? inLine(purpose) : purpose));
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

/** The most characters of a declaration in the place of a sentence. */
const DECLARATION = 160;

/**
 * The first sentence on an export or a member, whole, or its declaration where
 * there is no sentence.
 */
export function purposeHtml(described: ApiExport | ApiMember): Html | string {
  const sentence = sentenceOf(described);
  if (sentence !== "") return sentence;
  const declaration = shorten(signatureOf(described.code), DECLARATION);
  return h("code", declaration);
}

/** A name as HTML: a long one can be broken between its words. */
export function breakable(name: string) {
  return name.length > FITTING
    ? joined(name.split(/(?<=[a-z])(?=[A-Z])/), h("wbr"))
    : name;
}
