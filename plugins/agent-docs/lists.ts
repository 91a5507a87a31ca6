import type { Link, List, ListItem, Text } from "mdast";

import { write } from "./markdown.ts";
import type { Page } from "./pages.ts";

/** A page with its twin. */
export interface Twin extends Page {
  /** Full address of the twin. */
  readonly url: string;
  readonly markdown: string;
}

/** Facts about the site that the lists state. */
export interface SiteFacts {
  readonly title: string;
  /** Subject of the site, in a sentence or two. */
  readonly summary: string;
  /** Packages that it was built with, such as `mathlive 0.111.1`. */
  readonly packages: readonly string[];
  /** Full addresses of the lists themselves. */
  readonly index: string;
  readonly full: string;
}

/** The section that llmstxt.org has for what may be left out. */
const OPTIONAL = "Optional";

/** Pages that are not in the sidebar, the home page above all. */
const NO_SECTION = "Other pages";

/**
 * The index of the twins, as https://llmstxt.org describes it: sections in the
 * order of the sidebar, and at last what may be left out, the pages that are
 * below another one.
 */
export function indexOf(twins: readonly Twin[], site: SiteFacts): string {
  const names = twins.map(({ section = NO_SECTION, above }) =>
    above === undefined ? section : OPTIONAL,
  );
  const sections = [...new Set(names)].sort(
    (a, b) => Number(a === OPTIONAL) - Number(b === OPTIONAL),
  );
  return blocks(
    headOf(site),
    "Each page is also a Markdown file: at its own address with `.md` in place of the last slash. " +
      `All but those under “${OPTIONAL}” are in ${site.full} as well.`,
    ...sections.map((name) => {
      const own = twins.filter((_, at) => names[at] === name);
      return `## ${name}\n\n${linksTo(own)}`;
    }),
  );
}

/**
 * The twins in one file: but those below another page, and those that are
 * named only.
 *
 * @param isNamed - Whether a page is named only.
 */
export function fullTextOf(
  twins: readonly Twin[],
  site: SiteFacts,
  isNamed: (twin: Twin) => boolean,
): string {
  const main = twins.filter(({ above }) => above === undefined);
  const joined = main.filter((twin) => !isNamed(twin));
  const parents = twins.flatMap(({ above }) => above ?? []);
  const below = [...new Set(parents)].map((title) => {
    const count = parents.filter((each) => each === title).length;
    return `- ${count} pages below “${title}”`;
  });
  return blocks(
    headOf(site),
    `The ${joined.length} pages that follow are in the order of the site. Not among them, but in ${site.index}, are:`,
    [linksTo(main.filter(isNamed)), ...below].filter(Boolean).join("\n"),
    ...joined.map(({ markdown }) => `---\n\n${markdown.trimEnd()}`),
  );
}

function headOf({ title, summary, packages }: SiteFacts): string {
  return `# ${title}\n\n> ${summary}\n\nFor ${packages.join(" and ")}, which all results were computed with.`;
}

function linksTo(twins: readonly Twin[]): string {
  const children = twins.map(({ title, url, description }): ListItem => {
    const note = description === undefined ? "" : `: ${description}`;
    const link: Link = { type: "link", url, children: [text(title)] };
    return {
      type: "listItem",
      children: [{ type: "paragraph", children: [link, text(note)] }],
    };
  });
  return write([{ type: "list", spread: false, children } satisfies List]);
}

function text(value: string): Text {
  return { type: "text", value };
}

function blocks(...parts: readonly string[]): string {
  return `${parts.join("\n\n")}\n`;
}
