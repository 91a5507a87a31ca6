import type { ApiExport } from "./declarations/index.ts";
import { shorten, summaryOf } from "./html/summary.ts";
import type { ApiPage, Library } from "./layout.ts";
import { inSentence, type Part } from "./parts.ts";

/** The most characters that the description of a page has. */
const LONGEST = 160;

/** What the build has made for a page. */
interface Generated {
  readonly parts: readonly Part[];
  /** The module of what the page shows. */
  readonly module: string;
  /** The file that the page opens with, if there is one. */
  readonly lead: string | undefined;
}

/**
 * The text of a document of the API.
 *
 * @param library - The package that it is about.
 * @param page - The page that the document makes.
 */
export function textOf(
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

/** What the first heading of a document says. */
export function titleOf({ subject, group }: ApiPage): string {
  return subject?.name ?? group.title;
}

function descriptionOf(library: Library, { subject, group }: ApiPage): string {
  const text = subject
    ? `${introOf(library, subject)} ${summaryOf(subject)}`
    : `${group.title} in ${library.name}: ${inSentence(group.about)}`;
  return shorten(text.trim(), LONGEST);
}

function introOf(library: Library, { name, kind }: ApiExport): string {
  return `${name}, ${/^[aio]/.test(kind) ? "an" : "a"} ${kind} of ${library.name}.`;
}
