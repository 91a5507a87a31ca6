import { createSlugger } from "@docusaurus/utils";

import { htmlOf } from "../html.ts";
import type { ApiPage, Layout } from "./layout.ts";
import type { Section } from "./sections.ts";

/** The most pages of the same group that a page links at its end. */
const NEAREST = 6;

/** A part of a document, under a heading. */
export interface Part extends Pick<Section, "title" | "entries"> {
  /** In MDX. */
  readonly content: string;
}

/** The content from which the document of a page is made. */
interface Makings {
  readonly sections: readonly Section[];
  /** True if the page has a list of what is on it. */
  readonly hasOverview: boolean;
  /** True if the page opens with a lead that an author has written. */
  readonly hasLead: boolean;
}

/** The parts of a document, in their order. */
export function partsOf(
  layout: Layout,
  page: ApiPage,
  { sections, hasOverview, hasLead }: Makings,
): Part[] {
  const shown = sections.map((section, index) => ({
    ...section,
    content: `<StaticMarkup {...shown.sections[${String(index)}]} />`,
  }));
  const [top] = page.subject ? shown : [];
  const others = top ? shown.slice(1) : shown;
  const overview = hasOverview
    ? [
        partOf(
          page.subject ? "Members" : "Exports",
          "<ApiOverview {...shown.overview} />",
        ),
      ]
    : [];
  const declaration = top && partOf("Declaration", top.content);
  return [
    // What the package says of a class is long: a lead of ours goes first.
    ...(top && !hasLead ? [top] : []),
    ...overview,
    ...(declaration && hasLead ? [declaration] : []),
    ...others,
    ...groupPart(layout, page),
    partOf("Where next", whereNext(layout, page).join("\n")),
  ];
}

function partOf(title: string, content: string): Part {
  return { title, content, entries: [] };
}

/** An item of the contents of a page, as Docusaurus takes it. */
interface ContentsItem {
  /** HTML. */
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

/**
 * The contents of a document: its parts, and what they describe.
 *
 * @param title - Of the document.
 */
export function contentsOf(
  title: string,
  parts: readonly Part[],
): ContentsItem[] {
  // Docusaurus gives headings their anchors in the same way.
  const slugger = createSlugger();
  slugger.slug(title);
  return parts
    .filter((part) => part.title !== "")
    .flatMap((part) => [
      {
        value: htmlOf(part.title),
        id: slugger.slug(part.title),
        level: 2,
      },
      ...part.entries.map(({ id, label }) => ({
        value: htmlOf(label),
        id,
        level: 3,
      })),
    ]);
}

/** On the page of a group, the pages of its large exports. */
function groupPart(layout: Layout, page: ApiPage): Part[] {
  const links = siblingsOf(layout, page).map((each) => linkTo(layout, each));
  return page.subject || links.length === 0
    ? []
    : [partOf("Pages in this group", links.join("\n"))];
}

function whereNext(layout: Layout, page: ApiPage): string[] {
  const { library, pages } = layout;
  const { subject, group } = page;
  const shared = pages.find((each) => each.group === group && !each.subject);
  const nearest = subject ? siblingsOf(layout, page).slice(0, NEAREST) : [];
  return [
    ...(subject && shared
      ? [
          `- [${group.title}](/${library.folder}/${group.slug}/): ${inSentence(group.about)}`,
        ]
      : []),
    ...nearest.map((each) => linkTo(layout, each)),
    `- [API of ${library.name}](/${library.folder}/): all of its exports, to filter by name.`,
  ];
}

/** The pages of other exports of the same group. */
function siblingsOf({ pages }: Layout, page: ApiPage): readonly ApiPage[] {
  return pages.filter(
    (each) => each.group === page.group && each !== page && each.subject,
  );
}

function linkTo({ library }: Layout, { slug, subject }: ApiPage): string {
  return `- [\`${subject?.name ?? slug}\`](/${library.folder}/${slug}/)`;
}

/** A sentence as it goes on after a colon. */
export function inSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
