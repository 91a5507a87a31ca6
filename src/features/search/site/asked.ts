import { wordsOf } from "../../../address";
import { isNamed, type NamedArea } from "./areas";

/** What a reader looks for, and where. */
export interface Asked {
  readonly text: string;
  /** Without one, all of the site. */
  readonly area?: NamedArea;
}

/** Page of the site that shows all results, without the base path. */
const PAGE = "/search/";

/**
 * The address that shows what is found for a query.
 *
 * @returns From the root of the site, without its base path.
 */
export function addressOf({ text, area }: Asked): string {
  const values = new URLSearchParams();
  if (text !== "") values.set("q", text);
  if (area !== undefined) values.set("area", area);
  const query = values.toString();
  return query === "" ? PAGE : `${PAGE}?${query}`;
}

/**
 * What the query string of an address asks for. An area that nobody knows
 * counts as none.
 */
export function readQuery(query: string): Asked {
  const values = new URLSearchParams(query);
  const area = values.get("area") ?? "";
  return {
    text: wordsOf(values.get("q")),
    ...(isNamed(area) && { area }),
  };
}
