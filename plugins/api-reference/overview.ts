import type { ComponentProps } from "react";

import type ApiOverview from "../../src/components/ApiOverview.tsx";
import { dataHtml } from "../../src/markup/index.ts";
import { escapeHtml } from "../static-code/index.ts";
import type { ApiPage } from "./layout.ts";
import type { Section } from "./sections.ts";

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
