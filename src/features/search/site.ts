import { wordsOf } from "../../address";
import {
  hostedClient,
  localClient,
  suggesting,
  type Area,
  type HostedSettings,
  type Marked,
  type Result,
  type SearchClient,
} from "../../search";

/** Settings of the site's search. */
interface Source {
  /** Base path of the site: starts and ends with a slash. */
  readonly base: string;
  /** A hosted index; without one, the site's own is searched. */
  readonly service: HostedSettings | undefined;
}

/** Of the configuration of Docusaurus, what is used here. */
export interface SiteConfig {
  readonly baseUrl: string;
  readonly customFields?: Readonly<Record<string, unknown>>;
}

let client: SearchClient | undefined;

/** Reads the settings of the site's search from its configuration. */
export function sourceOf({ baseUrl, customFields }: SiteConfig): Source {
  const service = customFields?.["search"] as HostedSettings | undefined;
  return { base: baseUrl, service };
}

/**
 * The one client of the site: the modal and the page of results share what it
 * has loaded. To be called in the browser.
 *
 * @param service - Of {@link sourceOf}.
 */
export function searchClient(
  service: HostedSettings | undefined,
): SearchClient {
  client ??= service
    ? suggesting(hostedClient(service), localClient())
    : localClient();
  return client;
}

/** Areas that results can be narrowed to, as readers call them. */
export const AREAS = {
  mathfield: "Mathfield",
  "compute-engine": "Compute Engine",
  api: "API",
} as const satisfies Partial<Record<Area, string>>;

/** An area that results can be narrowed to. */
export type NamedArea = keyof typeof AREAS;

/**
 * Returns what a result belongs to, an API by its package: `Mathfield API`.
 * Nothing for pages that belong to no area.
 */
export function nameOf({
  area,
  url,
}: Pick<Result, "area" | "url">): string | undefined {
  if (!isNamed(area)) return undefined;
  const [, owner = ""] = url.split("/");
  const isOwned = area === "api" && isNamed(owner) && owner !== area;
  return isOwned ? `${AREAS[owner]} ${AREAS.api}` : AREAS[area];
}

/** Tells whether a word, such as one from an address, names an area. */
function isNamed(word: string): word is NamedArea {
  return Object.hasOwn(AREAS, word);
}

/** Returns the area of a result and the titles above its own, or nothing. */
export function wayTo(result: Result): string {
  return [nameOf(result), ...result.titles.slice(0, -1).map(plain)]
    .filter(Boolean)
    .join(" › ");
}

/** A string without its marks. */
export function plain(text: Marked): string {
  return text.map((part) => part.text).join("");
}

/** Query of a reader: what to look for, and where. */
export interface Asked {
  readonly text: string;
  /** Without one, all of the site. */
  readonly area?: NamedArea;
  /** LaTeX of a formula to look for instead; empty before one is entered. */
  readonly formula?: string;
}

/** Page of the site that shows all results, without the base path. */
const PAGE = "/search/";

/**
 * The address that shows what is found for a query.
 *
 * @returns From the root of the site, without its base path.
 */
export function addressOf({ text, area, formula }: Asked): string {
  const values = new URLSearchParams();
  if (formula !== undefined) values.set("formula", formula);
  if (text !== "") values.set("q", text);
  if (area !== undefined) values.set("area", area);
  const query = values.toString();
  return query === "" ? PAGE : `${PAGE}?${query}`;
}

/**
 * Reads what the query string of an address asks for. An area that nobody knows
 * counts as none.
 */
export function readQuery(query: string): Asked {
  const values = new URLSearchParams(query);
  const area = values.get("area") ?? "";
  const formula = values.get("formula");
  return {
    text: wordsOf(values.get("q")),
    ...(isNamed(area) && { area }),
    ...(formula !== null && { formula }),
  };
}
