import { collectExamples, type Example } from "../live-examples/index.ts";
import { type SourcePage, sourcePages } from "../source-pages/index.ts";
import { type Compared, keyOf } from "./record.ts";

/** An example and its document. */
export interface Placed {
  readonly page: SourcePage;
  readonly example: Example;
}

/** Documents that the build makes of others, and the one for writers. */
const LEFT_OUT =
  /^docs\/(?:[^/]+\/(?:api|changelog)\/(?!index\.mdx)[^/]+$|shared-components-preview)/;

/** A package by what its examples import; the others have the engine. */
const IMPORTS: Readonly<Record<Compared, RegExp>> = {
  "compute-engine": /^/,
  mathlive: /from "mathlive/,
};

/**
 * The examples that are run on older releases of a package: all that use it,
 * but for those whose output varies or whose code is not shown. The same code twice on a page counts once.
 *
 * @param siteDir - Root folder of the project.
 */
export function comparable(word: Compared, siteDir: string): Placed[] {
  return sourcePages(siteDir)
    .filter(({ file }) => !LEFT_OUT.test(file))
    .flatMap((page) => {
      const own = new Map<string, Placed>();
      for (const example of collectExamples(page.fences)) {
        const { source, meta } = example;
        // Readers see a table in the place of code that a component shows.
        if (meta.flags.has("varies") || meta.values.has("as")) continue;
        if (!IMPORTS[word].test(source)) continue;
        const key = keyOf(source);
        if (!own.has(key)) own.set(key, { page, example });
      }
      return [...own.values()];
    });
}
