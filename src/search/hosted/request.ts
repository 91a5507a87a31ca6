import type { SearchMethodParams } from "algoliasearch/lite";

import type { Query } from "../types";
import { TAGS } from "./marked";

/** Longest query that the service reads, in characters. */
const LONGEST_QUERY = 512;

/** Length of an excerpt, in words. */
const EXCERPT_WORDS = 20;

/**
 * What the service is asked for a query: the attributes that results show, from
 * the whole index or an area of it, and nothing that depends on who asks.
 *
 * @param index - Name of the index.
 */
export function requestFor(
  { text, limit, offset = 0, area }: Query,
  index: string,
): SearchMethodParams {
  return {
    requests: [
      {
        indexName: index,
        query: text.slice(0, LONGEST_QUERY),
        offset,
        length: limit,
        ...(area && { facetFilters: [`area:${area}`] }),
        attributesToRetrieve: ["url", "kind", "area"],
        attributesToHighlight: ["titles"],
        attributesToSnippet: [`text:${EXCERPT_WORDS}`],
        highlightPreTag: TAGS.start,
        highlightPostTag: TAGS.end,
        snippetEllipsisText: "…",
        responseFields: ["hits", "nbHits"],
        enablePersonalization: false,
        analytics: false,
        clickAnalytics: false,
      },
    ],
  };
}
