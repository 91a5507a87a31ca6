import type { Source } from "../package-facts/index.ts";
import type { PageSet } from "./pages.ts";
import type { Views } from "./view.ts";

/** What a plugin generates for the documents of the site. */
export interface Provider {
  /** The facts that it needs. All are read before anything is generated. */
  readonly sources: readonly Source<unknown>[];
  /** The documents that it generates, by folder. */
  readonly pageSets: readonly PageSet[];
  /** The elements whose props it makes. */
  readonly views: Views;
  /** The same for elements that are words of a sentence. */
  readonly words?: Views;
}

/**
 * The views of several providers.
 *
 * @throws Error when two of them have a view of the same name.
 */
export function viewsOf(providers: readonly Provider[]): Views {
  const all = providers.flatMap(({ views, words = {} }) =>
    Object.entries({ ...views, ...words }),
  );
  const names = all.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`two views are named "${twice}"`);
  return Object.fromEntries(all);
}
