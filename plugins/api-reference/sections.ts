import type { Uses } from "../generated-content/index.ts";
import type { ApiExport } from "./declarations/index.ts";
import { Entries, labelOf, nameOf } from "./html/entry.ts";
import { lineOf } from "./html/summary.ts";
import { type ApiPage, type Layout, memberKey } from "./layout.ts";
import { memberGroups } from "./topics/index.ts";

/** A part of a page, under a heading. */
export interface Section {
  /** Empty for the part at the top of the page. */
  readonly title: string;
  readonly html: string;
  /** What it describes, each with its heading. */
  readonly entries: readonly SectionEntry[];
}

/** An export or a member on a page. */
interface SectionEntry {
  readonly id: string;
  readonly label: string;
  /** What it is for, in a line of text. */
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
