import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

type Item = Extract<
  NonNullable<SidebarsConfig[string]>,
  readonly unknown[]
>[number];

/** A page and those below it, folded until one of them is read. */
export function part(label: string, index: string, items: Item[]): Item {
  const link = { type: "doc", id: index } as const;
  return { type: "category", label, link, items, collapsed: true };
}

/** Pages under a label, folded until one of them is read. */
export function group(label: string, items: Item[]): Item {
  return { type: "category", label, items, collapsed: true };
}

/**
 * Pages under a label, in sight wherever the part is read that they belong to.
 */
export function openGroup(label: string, items: Item[]): Item {
  return { type: "category", label, items, collapsed: false };
}

/** The pages that the build makes in a folder, which has none at first. */
function madeIn(folder: string): string[] {
  const dir = path.join(process.cwd(), "docs", folder);
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((file) => file.endsWith(".mdx") && file !== "index.mdx")
    .map((file) => `${folder}/${path.parse(file).name}`)
    .sort();
}

/** Makes the group of a package's exports: a page each, made by the build. */
export function api(folder: string): Item {
  return part("API", `${folder}/index`, madeIn(folder));
}

/**
 * The newest comes first; a month that has several pages is a group.
 *
 * @param folder - Of the release notes.
 * @param others - Pages about releases, above those of the notes.
 */
export function releaseNotes(folder: string, others: string[] = []): Item {
  const periods = new Map<string, string[]>();
  for (const page of madeIn(folder).toReversed()) {
    const period = /\d{4}-\d\d(?=-)/.exec(page)?.[0] ?? page;
    periods.set(period, [...(periods.get(period) ?? []), page]);
  }
  const items = [...periods].map(([period, pages]) => {
    const [page, ...others] = pages;
    return page !== undefined && others.length === 0
      ? page
      : group(monthName(period), pages);
  });
  return part("Releases", `${folder}/index`, [...others, ...items]);
}

/** `July 2026` for `2026-07`. */
function monthName(month: string): string {
  return new Date(`${month}-01`).toLocaleDateString("en", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
