import type { LoadedContent as Docs } from "@docusaurus/plugin-content-docs";
import type { LoadedContent as Pages } from "@docusaurus/plugin-content-pages";
import type { AllContent } from "@docusaurus/types";

/** A page that has a Markdown twin. */
export interface Page {
  readonly title: string;
  readonly description?: string;
  /** Its path, with the base path of the site and a slash at the end. */
  readonly address: string;
  /** The label of its part of the sidebar, if it is in there. */
  readonly section?: string;
  /** The title of the page that the sidebar has it below, if there is one. */
  readonly above?: string;
}

type Place = Pick<Page, "section" | "above">;
type Version = Docs["loadedVersions"][number];
type Doc = Version["docs"][number];
type Item = Version["sidebars"][string][number];

/**
 * The pages that are text: the documents in the order of the sidebar, then
 * those that are in none, then the Markdown files among the other pages.
 */
export function pagesOf(content: AllContent): Page[] {
  const docs = Object.values(content["docusaurus-plugin-content-docs"] ?? {});
  const others = Object.values(
    content["docusaurus-plugin-content-pages"] ?? {},
  );
  return [
    ...(docs as Docs[])
      .flatMap(({ loadedVersions }) => loadedVersions)
      .flatMap(documentsOf),
    ...(others as Pages[])
      .flat()
      .filter((page) => page.type === "mdx" && !page.unlisted)
      .map((page) => pageOf(page)),
  ];
}

function documentsOf({ docs, sidebars }: Version): Page[] {
  const listed = docs.filter(({ unlisted }) => !unlisted);
  const byId = new Map(listed.map((doc) => [doc.id, doc]));
  const placed = Object.values(sidebars).flatMap((items) =>
    items.flatMap((item) => inSidebar(item, byId)),
  );
  const known = new Set(placed.map(({ address }) => address));
  const rest = listed.map((doc) => pageOf(doc));
  return [...placed, ...rest.filter(({ address }) => !known.has(address))];
}

/**
 * The pages of an item of the sidebar, and of those in it.
 *
 * @param place - Where the item is; without it, the item is a part of the sidebar.
 */
function inSidebar(
  item: Item,
  docs: ReadonlyMap<string, Doc>,
  place?: Place,
): Page[] {
  const here = place ?? { section: "label" in item ? item.label : undefined };
  const id = ownDocument(item);
  const doc = id === undefined ? undefined : docs.get(id);
  const own = doc ? [pageOf(doc, here)] : [];
  if (item.type !== "category") return own;
  // The first page of a part is not above the others: it is one of them.
  const inside = place ? { ...here, above: here.above ?? doc?.title } : here;
  return [
    ...own,
    ...item.items.flatMap((each) => inSidebar(each, docs, inside)),
  ];
}

function ownDocument(item: Item): string | undefined {
  if (item.type === "doc") return item.id;
  if (item.type !== "category" || item.link?.type !== "doc") return undefined;
  return item.link.id;
}

function pageOf(
  page: { title?: string; description?: string; permalink: string },
  place: Place = {},
): Page {
  const { title = "", description, permalink } = page;
  const address = permalink.replace(/\/*$/, "/");
  return { title, description, address, ...place };
}
