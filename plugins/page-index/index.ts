import type { AllContent, Plugin } from "@docusaurus/types";

import type { Page } from "../../src/components/PageFinder/index.tsx";

/** The little of the content of the docs plugin that is read here. */
interface DocsContent {
  readonly loadedVersions: readonly {
    readonly docs: readonly (Page & { readonly permalink: string })[];
  }[];
}

/** The little of the content of the pages plugin that is read here. */
type PagesContent = readonly {
  readonly permalink: string;
  readonly title?: string;
}[];

/**
 * Writes the titles and addresses of all pages to a file, which the not-found
 * page loads when it needs it: `@generated/page-index/default/pages.json`.
 */
export function pageIndex(): Plugin {
  return {
    name: "page-index",
    async allContentLoaded({ allContent, actions }) {
      const pages = [...docsOf(allContent), ...pagesOf(allContent)].sort(
        (a, b) => a.permalink.localeCompare(b.permalink),
      );
      await actions.createData("pages.json", pages);
    },
  };
}

function docsOf(content: AllContent): Page[] {
  const docs = content["docusaurus-plugin-content-docs"] ?? {};
  return Object.values(docs as Record<string, DocsContent>).flatMap(
    ({ loadedVersions }) =>
      loadedVersions.flatMap((version) =>
        version.docs.map(({ title, permalink }) => ({
          title,
          permalink: permalink.replace(/\/*$/, "/"),
        })),
      ),
  );
}

function pagesOf(content: AllContent): Page[] {
  const pages = content["docusaurus-plugin-content-pages"] ?? {};
  return Object.values(pages as Record<string, PagesContent>).flatMap((each) =>
    each.flatMap(({ title, permalink }) =>
      title === undefined ? [] : [{ title, permalink }],
    ),
  );
}
