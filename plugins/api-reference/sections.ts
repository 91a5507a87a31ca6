import type { ComponentProps } from "react";

import type { ApiOverview } from "../../src/components/ReferenceTables.tsx";
import { dataHtml } from "../../src/markup.ts";
import type { Uses } from "../generated-content/index.ts";
import { escapeHtml } from "../static-code/index.ts";
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
    parts: readonly (SectionEntry & { readonly html: string })[],
  ): Section => ({
    title,
    html: parts.map(({ html }) => html).join(""),
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
  const inherited = write.inherited(subject);
  return [
    { title: "", html: write.head(subject), entries: [] },
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
    const rows = entries.map(
      ({ id, label, line }) =>
        `<tr><td><a href="#${encodeURIComponent(id)}"><code>${breakable(label)}</code></a></td><td>${escapeHtml(line)}</td></tr>`,
    );
    return `<table${dataHtml({ group: true })}><caption>${escapeHtml(title)}</caption><tbody${dataHtml({ rows: true })}>${rows.join("")}</tbody></table>`;
  });
  return { html: html.join(""), count, noun: subject ? "members" : "exports" };
}

/** A name as HTML: a long one can be broken between its words. */
function breakable(name: string): string {
  const html = escapeHtml(name);
  return name.length > FITTING
    ? html.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "<wbr>")
    : html;
}
