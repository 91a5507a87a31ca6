import { liteClient } from "algoliasearch/lite";

import type { Answer, Query } from "../types";
import { readAnswer } from "./answer";
import { failureOf } from "./failure";
import { requestFor } from "./request";
import { hostsOf, type HostedSettings } from "./settings";

/**
 * Time for a host to answer where it is the only one, in milliseconds: longer
 * than anybody waits. The client would leave a second, as it turns to others.
 */
const TIMEOUT_MS = 20_000;

/** Asks the service. */
export type Ask = (query: Query) => Promise<Answer>;

/**
 * Make what asks the service.
 *
 * @returns A function that throws an Error when the service cannot be reached,
 * refuses to answer, or answers what makes no sense.
 */
export function connect(settings: HostedSettings): Ask {
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
