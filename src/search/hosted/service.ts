import { liteClient, type SearchMethodParams } from "algoliasearch/lite";

import type { Answer, Query } from "../types";
import { failureOf, hostsOf, type HostedSettings } from "./algolia";
import { readAnswer, TAGS } from "./answer";

/**
 * Time for a host to answer where it is the only one, in milliseconds: longer
 * than anybody waits. The client would leave a second, as it turns to others.
 */
const TIMEOUT_MS = 20_000;

/** Longest query that the service reads, in characters. */
const LONGEST_QUERY = 512;

/** Length of an excerpt, in words. */
const EXCERPT_WORDS = 20;

/**
 * Makes what asks the service.
 *
 * @returns A function that throws an Error when the service cannot be reached,
 * refuses to answer, or answers what makes no sense.
 */
export function connect(
  settings: HostedSettings,
): (query: Query) => Promise<Answer> {
  const client = liteClient(settings.appId, settings.apiKey, {
    ...hostsOf(settings),
    ...(settings.host !== undefined && {
      timeouts: { connect: TIMEOUT_MS, read: TIMEOUT_MS, write: TIMEOUT_MS },
    }),
  });
  return async (query) => {
    const request = requestFor(query, settings.index);
    const response: unknown = await client.search(request).catch(explain);
    return readAnswer(response);
  };
}

function explain(cause: unknown): never {
  const { status, message } = failureOf(cause);
  const text =
    status === undefined
      ? `There is no usable answer from the search service: ${message}.`
      : `The search service answered with the error ${status}: ${message}`;
  throw new Error(text, { cause });
}

/**
 * Makes the request to the service for a query: the attributes that results
 * show, from the whole index or an area of it, and nothing that depends on who
 * asks.
 *
 * @param index - Name of the index.
 */
function requestFor(
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
