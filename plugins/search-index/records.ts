import type { Area, Kind, SearchRecord } from "../../src/search/index.ts";
import type { PageText } from "./page-text.ts";

/** A built page of the site. */
export interface Page {
  /** From the root of the site, with a slash at both ends. */
  readonly url: string;
  /** Other words for what it is about. */
  readonly synonyms: readonly string[];
  readonly text: PageText;
}

/** Facts of the packages on an address of the site, before its page is read. */
export interface Fact {
  /** As a record has it. */
  readonly url: string;
  readonly kind: Exclude<Kind, "page" | "section">;
  /**
   * Titles from below that of its page down to its own; those of the page hold
   * where there are none.
   */
  readonly titles?: readonly string[];
  readonly names: readonly string[];
  readonly text: string;
  /** The text stands for what the page says there, which is too long. */
  readonly isSummary?: true;
}

/** Sections that only lead on to other pages. */
const LEADS_ON = /^where-(to-go-)?next$/;

/** On a page of the API: what the package says of the whole of a class. */
const DECLARATION = "#declaration";

/**
 * The records of a site, in the order in which their texts are wanted.
 *
 * @param pages - What its pages say.
 * @param facts - What the packages say of them. The facts of one address are
 * one record, with what its page says there.
 * @throws Error that names each fact whose address does not exist.
 */
export function recordsFrom(
  pages: readonly Page[],
  facts: readonly Fact[],
): SearchRecord[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const lost = facts.filter(({ url }) => !isBuilt(byUrl, url));
  if (lost.length > 0) {
    const list = lost.map(({ kind, url }) => `  ${kind} ${url}`).join("\n");
    throw new Error(
      `The search would lead to addresses that do not exist:\n${list}\nThey are made in plugins/search-index/facts.ts.`,
    );
  }
  const told = new Set(facts.map(({ url }) => url));
  const generated = new Set(
    facts.filter(isWhole).map(({ url }) => pageOf(url)),
  );
  const records = new Map<string, SearchRecord>();
  for (const page of pages) {
    for (const record of recordsOfPage(page)) {
      const { url } = record;
      // What is generated says nothing but what the packages do.
      const isRepeated =
        generated.has(page.url) &&
        url !== page.url &&
        !url.endsWith(DECLARATION);
      if (!isRepeated || told.has(url)) records.set(url, record);
    }
  }
  for (const fact of facts) {
    const title = byUrl.get(pageOf(fact.url))?.text.title ?? "";
    records.set(fact.url, join(records.get(fact.url), fact, title));
  }
  return [...records.values()].sort((a, b) => rankOf(a) - rankOf(b));
}

/** Tells whether the whole page is made of facts of its kind. */
function isWhole({ kind }: Fact): boolean {
  return kind === "member" || kind === "release";
}

function isBuilt(pages: ReadonlyMap<string, Page>, url: string): boolean {
  const page = pages.get(pageOf(url));
  const [, anchor] = url.split("#");
  return (
    page !== undefined &&
    (anchor === undefined || page.text.anchors.has(decodeURIComponent(anchor)))
  );
}

function recordsOfPage({ url, synonyms, text }: Page): SearchRecord[] {
  const { title, description, lead, sections } = text;
  const area = areaOf(url);
  return [
    {
      url,
      kind: "page",
      area,
      titles: [title],
      names: synonyms,
      phrases: "",
      text: `${description} ${lead}`.trim(),
    },
    ...sections
      .filter(({ anchor }) => !LEADS_ON.test(anchor))
      .map((section): SearchRecord => ({
        url: `${url}#${encodeURIComponent(section.anchor)}`,
        kind: "section",
        area,
        titles: [title, ...section.titles],
        names: [],
        phrases: "",
        text: section.text,
      })),
  ];
}

/** A fact with what is known of its address already. */
function join(
  known: SearchRecord | undefined,
  fact: Fact,
  title: string,
): SearchRecord {
  const { url, kind, titles, names, text, isSummary } = fact;
  const above = titles ? ([title, ...titles] as const) : known?.titles;
  const own = above ?? [title];
  const said = isSummary ? "" : (known?.text ?? "");
  return {
    url,
    kind: known?.kind === "page" ? "page" : kind,
    area: areaOf(url),
    titles: own,
    names: [...new Set([...(known?.names ?? []), ...names])].filter(
      (name) => name !== "" && name !== own.at(-1),
    ),
    phrases: "",
    text: said.includes(text) ? said : `${text} ${said}`.trim(),
  };
}

function pageOf(url: string): string {
  return url.replace(/[#?].*$/, "");
}

function areaOf(url: string): Area {
  if (/^\/[\w-]+\/api\//.test(url)) return "api";
  if (url.startsWith("/mathfield/")) return "mathfield";
  if (/^\/(compute-engine|math-json)\//.test(url)) return "compute-engine";
  return "other";
}

/** Returns the rank of a record: what people read first comes first. */
function rankOf({ url, kind, area }: SearchRecord): number {
  if (kind === "release" || url.includes("/changelog/")) return 4;
  if (kind === "command" || kind === "key") return 3;
  if (area === "api") return 2;
  return kind === "operator" ? 1 : 0;
}
