import { classHtml } from "../../src/markup/index.ts";
import { escapeHtml } from "../static-code/index.ts";

/** A section of a page whose examples use an entry of a reference. */
export interface Use {
  /** What the page is called. */
  readonly title: string;
  /** Where the section is, from the root of the site. */
  readonly address: string;
}

/** The sections that use each entry, best first, by the entry's address. */
export type Uses = ReadonlyMap<string, readonly Use[]>;

/** Finds them, once. */
export type FindUses = () => Promise<Uses>;

export const findNoUses: FindUses = () => Promise.resolve(new Map());

/** The pages that use an entry, in a line; empty where there is none. */
export function usesHtml(uses: readonly Use[] = []): string {
  if (uses.length === 0) return "";
  const links = uses.map(
    ({ title, address }) =>
      `<a href="${escapeHtml(address)}">${escapeHtml(title)}</a>`,
  );
  return `<p${classHtml("used-in")}>Used in ${links.join(", ")}.</p>`;
}
