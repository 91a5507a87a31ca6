import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { writeIfChanged } from "../files.ts";
import { askAll } from "../package-facts/index.ts";
import { writeAllProps } from "./props.ts";
import {
  findNoUses,
  type FindUses,
  type Provider,
  type Uses,
  viewsOf,
} from "./provider.ts";

/**
 * Writes the documents and the props that providers generate, before Docusaurus
 * reads the documents. All facts are read first, so that one build reports
 * everything that changed in the packages.
 *
 * @param providers - The plugins that generate content.
 * @param findUses - Finds the pages that entries of references link.
 * @returns A Docusaurus plugin, which throws an Error with a line for each
 * source that failed.
 */
export function generatedContent(
  providers: readonly Provider[],
  findUses: FindUses = findNoUses,
) {
  return async ({ siteDir }: LoadContext): Promise<Plugin> => {
    await askAll(providers.flatMap(({ sources }) => sources));
    const uses = await findUses();
    await writePages(siteDir, providers, uses);
    await writeAllProps({ siteDir, views: viewsOf(providers), uses });
    return { name: "generated-content" };
  };
}

/** The document of a generated folder that an author writes. */
const BY_HAND = "index.mdx";

/**
 * Writes the documents that providers generate, and removes those that they no
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
