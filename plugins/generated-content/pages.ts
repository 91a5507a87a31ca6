import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

import { writeIfChanged } from "../files.ts";
import type { Provider } from "./provider.ts";
import type { Uses } from "./uses.ts";

/** A document that the build generates. */
interface GeneratedPage {
  /** Its file, from the folder of documents: `mathfield/api/style.mdx`. */
  readonly file: string;
  readonly text: string;
}

/**
 * A folder of documents of which all but the index are generated. Folders in
 * it, such as those of parts, are written by hand.
 */
export interface PageSet {
  /** From the folder of documents: `mathfield/api`. `.gitignore` names it. */
  readonly folder: string;
  /**
   * @param siteDir - Root folder of the project.
   * @param uses - The pages that entries link.
   */
  readonly pages: (
    siteDir: string,
    uses: Uses,
  ) => Promise<readonly GeneratedPage[]>;
}

/** The document of a generated folder that an author writes. */
const BY_HAND = "index.mdx";

/**
 * Write the documents that providers generate, and remove those that they no
 * longer generate. A document that has not changed is not touched.
 *
 * @param siteDir - Root folder of the project.
 * @param providers - The plugins that generate content.
 * @param uses - The pages that entries of references link.
 */
export async function writePages(
  siteDir: string,
  providers: readonly Pick<Provider, "pageSets">[],
  uses: Uses,
): Promise<void> {
  for (const { folder, pages } of providers.flatMap((one) => one.pageSets)) {
    const dir = path.join(siteDir, "docs", folder);
    mkdirSync(dir, { recursive: true });
    const wanted = new Map(
      (await pages(siteDir, uses)).map(({ file, text }) => [
        path.basename(file),
        text,
      ]),
    );
    for (const name of readdirSync(dir)) {
      const isDocument = name.endsWith(".mdx") && name !== BY_HAND;
      if (isDocument && !wanted.has(name)) rmSync(path.join(dir, name));
    }
    for (const [name, text] of wanted)
      writeIfChanged(path.join(dir, name), text);
  }
}
