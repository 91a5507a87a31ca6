import { escapeHtml } from "../static-code/index.ts";

/** What a browser is told of a site that it can search. */
interface Site {
  /** The full address of its root, with a slash at the end. */
  readonly root: string;
  readonly title: string;
  readonly tagline: string;
  /** Its icon, from the root. */
  readonly favicon: string | undefined;
}

/** Longest name that the format allows, in characters. */
const LONGEST_NAME = 16;

/**
 * The description by which browsers offer to search a site from their address
 * bar, in the OpenSearch 1.1 format.
 *
 * @throws Error when the title of the site is too long for it.
 */
export function openSearch({ root, title, tagline, favicon }: Site): string {
  if (title.length > LONGEST_NAME)
    throw new Error(
      `The site's title "${title}" is no name for browsers to offer its search by: they take ${LONGEST_NAME} characters at most.`,
    );
  const icon = favicon && `${root}${favicon}`;
  const lines = [
    `<?xml version="1.0" encoding="utf-8"?>`,
    `<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">`,
    `<ShortName>${escapeHtml(title)}</ShortName>`,
    `<Description>${escapeHtml(tagline)}</Description>`,
    `<InputEncoding>UTF-8</InputEncoding>`,
    ...(icon ? [`<Image>${escapeHtml(icon)}</Image>`] : []),
    `<Url type="text/html" template="${escapeHtml(`${root}search/?q={searchTerms}`)}" />`,
    `</OpenSearchDescription>`,
  ];
  return `${lines.join("\n")}\n`;
}
