import type { AllContent } from "@docusaurus/types";

import { isWords } from "../word-lists.ts";

/** The little of a document or page that is read here. */
interface Source {
  readonly permalink: string;
  /** Its file, from the project's folder: `@site/docs/about.mdx`. */
  readonly source: string;
  readonly frontMatter?: Readonly<Record<string, unknown>>;
}

interface DocsContent {
  readonly loadedVersions: readonly { readonly docs: readonly Source[] }[];
}

/** Words for what pages are about, by the addresses of the pages. */
export type PageSynonyms = ReadonlyMap<string, readonly string[]>;

/**
 * Reads the `synonyms` in the front matter of documents and pages: words that
 * readers look for a page by and that it does not say.
 *
 * @throws Error with file, what stands there and what should.
 */
export function pageSynonyms(content: AllContent): PageSynonyms {
  const docs = content["docusaurus-plugin-content-docs"] ?? {};
  const pages = content["docusaurus-plugin-content-pages"] ?? {};
  const sources = [
    ...Object.values(docs as Record<string, DocsContent>).flatMap(
      ({ loadedVersions }) => loadedVersions.flatMap((version) => version.docs),
    ),
    ...Object.values(pages as Record<string, readonly Source[]>).flat(),
  ];
  return new Map(
    sources.map((each) => [
      each.permalink.replace(/\/*$/, "/"),
      synonymsOf(each),
    ]),
  );
}

function synonymsOf({ source, frontMatter = {} }: Source): readonly string[] {
  const { synonyms = [] } = frontMatter;
  if (isWords(synonyms)) return synonyms;
  const file = source.replace(/^@site\//, "");
  throw new Error(
    `${file}: "synonyms" is ${JSON.stringify(synonyms)}. Give a list of texts, such as synonyms: [antiderivative, "∫"].`,
  );
}
