import type { BuiltPage } from "../built-pages/index.ts";
import { type PageText, readText } from "./html/index.ts";
import type { Fact } from "./library/index.ts";
import type { Page } from "./records.ts";
import type { PageSynonyms } from "./synonyms.ts";

/** The page that is shown where there is none. */
const NOT_FOUND = "/404.html";

/** What a site says of its pages. */
interface Site {
  readonly baseUrl: string;
  /** Addresses of its pages, with the base path, in the order of the records. */
  readonly routes: readonly string[];
  readonly synonyms: PageSynonyms;
}

/** Collects the texts of built pages. */
export class PageTexts {
  readonly #routes: ReadonlyMap<string, string>;
  readonly #synonyms: PageSynonyms;
  readonly #targets: ReadonlySet<string>;
  readonly #texts = new Map<string, PageText>();

  /**
   * @param facts - What the packages say of the pages: an element whose anchor
   * a fact has is told apart from the text around it.
   */
  constructor({ baseUrl, routes, synonyms }: Site, facts: readonly Fact[]) {
    const urls = routes.map(
      (route) => [`/${route.slice(baseUrl.length)}`, route] as const,
    );
    this.#routes = new Map(urls.filter(([url]) => url !== NOT_FOUND));
    this.#synonyms = synonyms;
    this.#targets = new Set(facts.map(({ url }) => url));
  }

  /**
   * Read a page, unless nobody searches for it.
   *
   * @throws Error when it has no first heading, which records are called by.
   */
  read({ url, tree }: Pick<BuiltPage, "tree" | "url">): void {
    if (!this.#routes.has(url)) return;
    const text = readText(tree, (anchor) =>
      this.#targets.has(`${url}#${encodeURIComponent(anchor)}`),
    );
    if (text.title === "")
      throw new Error(
        `The page ${url} has no first-level heading: the search has nothing to call it by.`,
      );
    this.#texts.set(url, text);
  }

  /**
   * The pages, in the order of the routes.
   *
   * @throws Error when one of them was not read.
   */
  pages(): Page[] {
    return [...this.#routes].map(([url, route]) => {
      const text = this.#texts.get(url);
      if (!text) throw new Error(`The page ${url} was not built.`);
      return { url, synonyms: this.#synonyms.get(route) ?? [], text };
    });
  }
}
