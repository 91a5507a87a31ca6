import type { Kind } from "../../../src/search/index.ts";

/** What the packages say of an address of the site, before its page is read. */
export interface Fact {
  /** As a record has it. */
  readonly url: string;
  readonly kind: Exclude<Kind, "page" | "section">;
  /**
   * Titles from below that of its page down to its own; those of the page hold
   * where there are none.
   */
  readonly titles?: readonly string[];
  readonly names: readonly string[];
  readonly text: string;
  /** The text stands for what the page says there, which is too long. */
  readonly isSummary?: true;
}
