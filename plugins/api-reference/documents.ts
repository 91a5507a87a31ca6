import { existsSync } from "node:fs";
import path from "node:path";
import type { ComponentProps } from "react";

import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";

import type ApiOverview from "../../src/components/ApiOverview.tsx";
import type StaticMarkup from "../../src/components/StaticMarkup.tsx";
import { digestOf, writeIfChanged } from "../files.ts";
import type { Uses } from "../generated-content/index.ts";
import { factsOf } from "../package-facts/index.ts";
import { textOf, titleOf } from "./document-text.ts";
import { type Layout, layoutOf, type Library } from "./layout.ts";
import { overviewOf } from "./overview.ts";
import { contentsOf, partsOf } from "./parts.ts";
import { type Section, sectionsOf } from "./sections.ts";

/** What a document of the API imports. */
interface Shown {
  readonly overview: ComponentProps<typeof ApiOverview> | undefined;
  readonly sections: readonly ComponentProps<typeof StaticMarkup>[];
  readonly contents: ReturnType<typeof contentsOf>;
}

/** A document of the API: MDX that imports what it shows. */
interface Document {
  readonly file: string;
  readonly text: string;
}

/**
 * The documents of a package's API. What they show is written beside them, as
 * a module each, which the bundler watches. A page opens with what an author
 * has written of it in `docs/<folder>/_leads`.
 *
 * @param library - The package.
 * @param siteDir - Root folder of the project.
 * @param uses - The pages that entries link.
 */
export async function apiDocuments(
  library: Library,
  siteDir: string,
  uses: Uses,
): Promise<readonly Document[]> {
  const layout = await layoutOf(library);
  const all = await sectionsOfAll(layout, siteDir, uses);
  const { folder } = library;
  const place = `api-reference/${folder}`;
  const dir = path.resolve(siteDir, GENERATED_FILES_DIR_NAME, place);
  return layout.pages.map((page, index) => {
    const sections = all[index] ?? [];
    const overview = overviewOf(page, sections);
    const lead = `_leads/${page.slug}.mdx`;
    const hasLead = existsSync(path.join(siteDir, "docs", folder, lead));
    const parts = partsOf(layout, page, {
      sections,
      hasOverview: overview !== undefined,
      hasLead,
    });
    const shown: Shown = {
      overview,
      sections: sections.map(({ html }) => ({ html })),
      contents: contentsOf(titleOf(page), parts),
    };
    const name = `${page.slug}.json`;
    writeIfChanged(path.join(dir, name), JSON.stringify(shown));
    return {
      file: `${folder}/${page.slug}.mdx`,
      text: textOf(library, page, {
        parts,
        module: `@generated/${place}/${name}`,
        lead: hasLead ? `./${lead}` : undefined,
      }),
    };
  });
}

/** Kept as facts are, because typesetting all doc comments takes seconds. */
function sectionsOfAll(
  layout: Layout,
  siteDir: string,
  uses: Uses,
): Promise<readonly Section[][]> {
  const { source } = layout.library;
  return factsOf({
    name: `pages-of-${source.name}`,
    package: source.package,
    variant: digestOf(JSON.stringify([...uses])),
    read: () =>
      layout.pages.map((page) => sectionsOf(layout, page, siteDir, uses)),
  });
}
