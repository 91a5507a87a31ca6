import type { Source } from "../package-facts/index.ts";

/** The content that a plugin generates for the documents of the site. */
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
 * A folder of documents of which all but the index are generated. Folders in
 * it, such as those of parts, are written by hand.
 */
interface PageSet {
  /** From the folder of documents: `mathfield/api`. `.gitignore` names it. */
  readonly folder: string;
  /**
   * @param siteDir - Root folder of the project.
   * @param uses - The pages that entries link.
   */
  readonly pages: (
    siteDir: string,
    uses: Uses,
  ) => Promise<readonly GeneratedPage[]>;
}

/** A document that the build generates. */
interface GeneratedPage {
  /** Its file, from the folder of documents: `mathfield/api/style.mdx`. */
  readonly file: string;
  readonly text: string;
}

/** The attributes of an element in a document; each value is a string. */
export type Attributes = Readonly<Record<string, string>>;

/**
 * Makes the props of a component from the attributes that the author wrote.
 * Name the component's props as `ComponentProps<typeof Signature>`, so that
 * the compiler compares what the view makes with what the component takes.
 *
 * @param attributes - The attributes of the element.
 * @param siteDir - Root folder of the project.
 * @param uses - The pages that entries of references link.
 * @throws Error when the packages do not have what the attributes ask for. The
 * build puts file and line in front of its message.
 */
export type View<Props extends object> = (
  attributes: Attributes,
  siteDir: string,
  uses?: Uses,
) => Promise<Props>;

/** Views by the name of their element, which is the name of the component. */
export type Views = Readonly<Record<string, View<object>>>;

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

/** A section of a page whose examples use an entry of a reference. */
export interface Use {
  /** Title of the page. */
  readonly title: string;
  /** Address of the section, from the root of the site. */
  readonly address: string;
}

/** The sections that use each entry, best first, by the entry's address. */
export type Uses = ReadonlyMap<string, readonly Use[]>;

/** Finds them, once. */
export type FindUses = () => Promise<Uses>;

/** Finds none: for documents that are made without their examples. */
export const findNoUses: FindUses = () => Promise.resolve(new Map());
