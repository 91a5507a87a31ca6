import { existsSync } from "node:fs";
import path from "node:path";

import type { ComponentProps } from "react";
import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";

import type { ApiOverview } from "../../src/components/ReferenceTables.tsx";
import type { StaticMarkup } from "../../src/components/StaticMarkup.tsx";
import { digestOf, writeIfChanged } from "../files.ts";
import type { Uses } from "../generated-content/index.ts";
import { factsOf } from "../package-facts/index.ts";
import type { ApiExport } from "./declarations/index.ts";
import { shorten, summaryOf } from "./doc.ts";
import { type ApiPage, type Layout, layoutOf, type Library } from "./layout.ts";
import { contentsOf, inSentence, type Part, partsOf } from "./parts.ts";
import { overviewOf, type Section, sectionsOf } from "./sections.ts";

/** The generated content that a document of the API imports. */
interface Shown {
  readonly overview: ComponentProps<typeof ApiOverview> | undefined;
  readonly sections: readonly ComponentProps<typeof StaticMarkup>[];
  readonly contents: ReturnType<typeof contentsOf>;
}

/** A document of the API: MDX that imports what it shows. */
interface Document {
  readonly file: string;
  readonly text: string;
}

/**
 * The documents of a package's API. What they show is written beside them, as
 * a module each, which the bundler watches. A page opens with what an author
 * has written of it in `docs/<folder>/_leads`.
 *
 * @param library - The package.
 * @param siteDir - Root folder of the project.
 * @param uses - The pages that entries link.
 */
export async function apiDocuments(
  library: Library,
  siteDir: string,
  uses: Uses,
): Promise<readonly Document[]> {
  const layout = await layoutOf(library);
  const all = await sectionsOfAll(layout, siteDir, uses);
  const { folder } = library;
  const place = `api-reference/${folder}`;
  const dir = path.resolve(siteDir, GENERATED_FILES_DIR_NAME, place);
  return layout.pages.map((page, index) => {
    const sections = all[index] ?? [];
    const overview = overviewOf(page, sections);
    const lead = `_leads/${page.slug}.mdx`;
    const hasLead = existsSync(path.join(siteDir, "docs", folder, lead));
    const parts = partsOf(layout, page, {
      sections,
      hasOverview: overview !== undefined,
      hasLead,
    });
    const shown: Shown = {
      overview,
      sections: sections.map(({ html }) => ({ html })),
      contents: contentsOf(titleOf(page), parts),
    };
    const name = `${page.slug}.json`;
    writeIfChanged(path.join(dir, name), JSON.stringify(shown));
    return {
      file: `${folder}/${page.slug}.mdx`,
      text: textOf(library, page, {
        parts,
        module: `@generated/${place}/${name}`,
        lead: hasLead ? `./${lead}` : undefined,
      }),
    };
  });
}

/** Kept as facts are, because rendering all doc comments takes seconds. */
function sectionsOfAll(
  layout: Layout,
  siteDir: string,
  uses: Uses,
): Promise<readonly Section[][]> {
  const { source } = layout.library;
  return factsOf({
    name: `pages-of-${source.name}`,
    package: source.package,
    variant: digestOf(JSON.stringify([...uses])),
    read: () =>
      layout.pages.map((page) => sectionsOf(layout, page, siteDir, uses)),
  });
}

/** The parts of a page, and the files that its document imports. */
interface Generated {
  readonly parts: readonly Part[];
  /** The module of what the page shows. */
  readonly module: string;
  /** The file that the page opens with, if there is one. */
  readonly lead: string | undefined;
}

/** The text of the document that makes a page. */
function textOf(
  library: Library,
  page: ApiPage,
  { parts, module, lead }: Generated,
): string {
  const { subject, group } = page;
  const title = titleOf(page);
  // Other pages of the site have the same title as groups and this export.
  const isAmbiguous = !subject || title === "Mathfield";
  const sort = isAmbiguous ? ` ${subject?.kind ?? "API"}` : "";
  return [
    "---",
    `title: ${JSON.stringify(`${title}${sort}`)}`,
    `sidebar_label: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(descriptionOf(library, page))}`,
    "custom_edit_url: null",
    "---",
    "",
    `import shown from ${JSON.stringify(module)};`,
    ...(lead ? [`import Lead from ${JSON.stringify(lead)};`] : []),
    "",
    // Docusaurus would not find the headings of members in the markup.
    "export const toc = shown.contents;",
    "",
    `# ${title}`,
    "",
    lead ? "<Lead />" : subject ? "" : group.about,
    "",
    ...parts.flatMap(({ title: heading, content }) => [
      ...(heading === "" ? [] : [`## ${heading}`, ""]),
      content,
      "",
    ]),
  ].join("\n");
}

/** Returns the first heading of a document. */
function titleOf({ subject, group }: ApiPage): string {
  return subject?.name ?? group.title;
}

/** The most characters that the description of a page has. */
const LONGEST = 160;

function descriptionOf(library: Library, { subject, group }: ApiPage): string {
  const text = subject
    ? `${introOf(library, subject)} ${summaryOf(subject)}`
    : `${group.title} in ${library.name}: ${inSentence(group.about)}`;
  return shorten(text.trim(), LONGEST);
}

function introOf(library: Library, { name, kind }: ApiExport): string {
  return `${name}, ${/^[aio]/.test(kind) ? "an" : "a"} ${kind} of ${library.name}.`;
}
