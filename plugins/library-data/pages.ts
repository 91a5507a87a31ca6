import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

import { apiDocuments, LIBRARIES } from "./api/index.ts";
import { NOTES_PAGE_SETS } from "./releases/index.ts";

/** A document that is made of facts of a package. */
interface GeneratedPage {
  /** Its file, from the folder of documents: `mathfield/api/style.mdx`. */
  readonly file: string;
  readonly text: string;
}

/** Gives the documents of a folder in which all but the index is generated. */
interface PageSet {
  /** From the folder of documents: `mathfield/api`. */
  readonly folder: string;
  readonly pages: () => Promise<readonly GeneratedPage[]>;
}

/** The folders of generated documents. `.gitignore` has each of them. */
const PAGE_SETS: readonly PageSet[] = [
  ...LIBRARIES.map((library) => ({
    folder: library.folder,
    pages: () => apiDocuments(library),
  })),
  ...NOTES_PAGE_SETS,
];

/** Documents that are written by hand, in folders of generated ones. */
const BY_HAND = "index.mdx";

/**
 * Write the documents that there is one of for each class, year and the like,
 * and remove those that there no longer is anything for. What has not changed
 * is not touched.
 */
export async function writePages(): Promise<void> {
  for (const { folder, pages } of PAGE_SETS) {
    const dir = path.join(process.cwd(), "docs", folder);
    mkdirSync(dir, { recursive: true });
    const wanted = new Map(
      (await pages()).map(({ file, text }) => [path.basename(file), text]),
    );
    for (const name of readdirSync(dir)) {
      if (name !== BY_HAND && !wanted.has(name)) rmSync(path.join(dir, name));
    }
    for (const [name, text] of wanted) {
      const file = path.join(dir, name);
      if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
      // A build and the tests may do this at once: nobody reads half a file.
      const draft = path.join(dir, `.${name}.${String(process.pid)}`);
      writeFileSync(draft, text);
      renameSync(draft, file);
    }
  }
}
