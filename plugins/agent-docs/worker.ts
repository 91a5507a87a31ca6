import { readFile, writeFile } from "node:fs/promises";

import { markdownOf, type PageFacts } from "./markdown.ts";

/** A built page, and where its Markdown goes. */
export interface Task {
  /** Path of the page. */
  readonly from: string;
  /** Path of its twin. */
  readonly to: string;
  readonly facts: PageFacts;
}

/**
 * Write the twin of a page.
 *
 * @returns Its Markdown.
 * @throws Error as {@link markdownOf} does.
 */
export default async function writeTwin({ from, to, facts }: Task) {
  const markdown = markdownOf(await readFile(from, "utf8"), facts);
  await writeFile(to, markdown);
  return markdown;
}
