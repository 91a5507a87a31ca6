import path from "node:path";
import type { ComponentProps } from "react";

import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";

import type StaticMarkup from "../../src/components/StaticMarkup/index.tsx";
import { digestOf, writeIfChanged } from "../files/index.ts";
import { factsOf } from "../package-facts/index.ts";
import type { ApiExport } from "./declarations/index.ts";
import { firstWords } from "./html/markdown.ts";
import { type ApiPage, layoutOf, type Layout, type Library } from "./layout.ts";
import { guideTexts } from "./mentions.ts";
import { type Section, sectionsOf } from "./sections.ts";

/** The most characters that the description of a page has. */
const LONGEST = 160;

/** A document of the API: MDX that imports what it shows. */
interface Document {
  readonly file: string;
  readonly text: string;
}

/**
 * The documents of a package's API. What they show is written beside them, as
 * a module each, which the bundler watches.
 */
export async function apiDocuments(
  library: Library,
  siteDir: string,
): Promise<readonly Document[]> {
  const layout = await layoutOf(library);
  const all = await sectionsOfAll(layout, siteDir);
  const place = `api-reference/${library.folder}`;
  const dir = path.resolve(siteDir, GENERATED_FILES_DIR_NAME, place);
  return layout.pages.map((page, index) => {
    const sections = all[index] ?? [];
    const props = sections.map(
      ({ html }): ComponentProps<typeof StaticMarkup> => ({ html }),
    );
    const name = `${page.slug}.json`;
    writeIfChanged(path.join(dir, name), JSON.stringify(props));
    const titles = sections.map(({ title }) => title);
    return {
      file: `${library.folder}/${page.slug}.mdx`,
      text: documentOf(layout, page, titles, `@generated/${place}/${name}`),
    };
  });
}

/** Kept as facts are, because typesetting all doc comments takes seconds. */
function sectionsOfAll(
  layout: Layout,
  siteDir: string,
): Promise<readonly Section[][]> {
  const { source } = layout.library;
  return factsOf({
    name: `pages-of-${source.name}`,
    package: source.package,
    variant: digestOf(guideTexts(siteDir)),
    read: () => layout.pages.map((page) => sectionsOf(layout, page, siteDir)),
  });
}

function documentOf(
  { library, pages }: Layout,
  page: ApiPage,
  titles: readonly string[],
  module: string,
): string {
  const { subject, group } = page;
  const title = subject?.name ?? group.title;
  // Other pages of the site have the same title as groups and this export.
  const isAmbiguous = !subject || title === "Mathfield";
  const sort = isAmbiguous ? ` ${subject?.kind ?? "API"}` : "";
  const siblings = pages.filter(
    (each) => each.group === group && each !== page && each.subject,
  );
  const parts = titles.flatMap((heading, index) => [
    ...(heading === "" ? [] : [`## ${heading}`, ""]),
    `<StaticMarkup {...shown[${String(index)}]} />`,
    "",
  ]);
  const own = siblings.map(linkTo);
  const lists =
    subject || own.length === 0
      ? []
      : ["## On pages of their own", "", ...own, ""];
  return [
    "---",
    `title: ${JSON.stringify(`${title}${sort}`)}`,
    `sidebar_label: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(descriptionOf(library, page))}`,
    "custom_edit_url: null",
    "---",
    "",
    `import shown from ${JSON.stringify(module)};`,
    "",
    `# ${title}`,
    "",
    ...(subject ? [] : [group.about, ""]),
    ...parts,
    ...lists,
    "## Where next",
    "",
    ...(subject && pages.some((each) => isShared(each, page))
      ? [
          `- [${group.title}](/${library.folder}/${group.slug}/): ${inSentence(group.about)}`,
        ]
      : []),
    ...(subject ? siblings.slice(0, NEAREST).map(linkTo) : []),
    `- [API of ${library.name}](/${library.folder}/): all of its exports, to filter by name.`,
    "",
  ].join("\n");

  function linkTo({ slug, subject: other }: ApiPage): string {
    return `- [\`${other?.name ?? slug}\`](/${library.folder}/${slug}/)`;
  }
}

/** The most pages of the same group that a page links at its end. */
const NEAREST = 6;

function isShared(each: ApiPage, { group }: ApiPage): boolean {
  return each.group === group && each.subject === undefined;
}

function inSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function descriptionOf(library: Library, { subject, group }: ApiPage): string {
  if (!subject)
    return shorten(
      `${group.title} in ${library.name}: ${inSentence(group.about)}`,
    );
  return shorten(`${introOf(library, subject)} ${summaryOf(subject)}`.trim());
}

function introOf(library: Library, { name, kind }: ApiExport): string {
  const word = kind === "type" ? "type" : kind;
  return `${name}, ${/^[aio]/.test(word) ? "an" : "a"} ${word} of ${library.name}.`;
}

/** What an export is for, in a line; empty when the package does not say. */
export function summaryOf({ doc }: ApiExport): string {
  return firstWords(doc.text);
}

/** Cut a text between words. */
export function shorten(text: string, longest = LONGEST): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s.,:;–-]+$/, "")}…`;
}
