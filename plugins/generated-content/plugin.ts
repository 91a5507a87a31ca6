import type { LoadContext, Plugin } from "@docusaurus/types";

import { askAll } from "../package-facts/index.ts";
import { writePages } from "./pages.ts";
import { writeAllProps } from "./props.ts";
import { type Provider, viewsOf } from "./provider.ts";
import { findNoUses, type FindUses } from "./uses.ts";

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
