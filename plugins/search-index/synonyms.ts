import { readFileSync } from "node:fs";
import path from "node:path";

import type { AllContent } from "@docusaurus/types";

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

/** Words for names of the engine's library, by those names. */
export type OperatorSynonyms = Readonly<Record<string, readonly string[]>>;

/**
 * Words that readers know names of the engine's library by and that the engine
 * does not say.
 *
 * @param siteDir - Root folder of the project.
 * @throws Error when the file is not such a table.
 */
export function operatorSynonyms(siteDir: string): OperatorSynonyms {
  const file = "plugins/search-index/synonyms.json";
  const table: unknown = JSON.parse(
    readFileSync(path.join(siteDir, file), "utf8"),
  );
  const entries = Object.entries(Object(table) as Record<string, unknown>);
  const wrong = entries.flatMap(([name, words]) =>
    isWords(words) ? [] : [name],
  );
  if (wrong.length > 0)
    throw new Error(`${file}: ${wrong.join(", ")} is no list of texts.`);
  return table as OperatorSynonyms;
}

function isWords(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.every((each) => typeof each === "string" && each.trim() !== "")
  );
}
