import type { DocSearchModalProps } from "@docsearch/react/modal";
import { useState, type SyntheticEvent } from "react";

import type { Answer, Query, SearchClient } from "../../../../search";
import { toHits, type Hit } from "./hits";

/** Outcome of the newest query that was answered. */
export type Outcome =
  | (Pick<Answer, "total" | "near"> & {
      readonly query: string;
      /** True if there may be more: the total is not known yet. */
      readonly isPartial?: boolean;
      /** True if there is more than what DocSearch was given. */
      readonly isOutdated?: boolean;
    })
  | { readonly query: string; readonly hasFailed: true };

/** Returns how many results there are; 0 while that is not known. */
export function countOf(outcome: Outcome | undefined): number {
  if (!outcome || "hasFailed" in outcome || outcome.isPartial) return 0;
  return outcome.total;
}

/** An outcome in a few words; none while more of it is to come. */
export function statusOf(outcome: Outcome | undefined): string {
  if (!outcome) return "";
  if ("hasFailed" in outcome) return "Unable to fetch results";
  if (outcome.isPartial) return "";
  if (outcome.total === 0) return "No results";
  return outcome.total === 1 ? "1 result" : `${outcome.total} results`;
}

type DocSearchClient = ReturnType<
  NonNullable<DocSearchModalProps["transformSearchClient"]>
>;

/** Of what DocSearch asks, what is of use here. */
interface Request {
  readonly indexName: string;
  readonly query?: string;
  readonly hitsPerPage?: number;
}

/** Of what it expects, what it uses. */
interface Response {
  readonly results: readonly {
    readonly index: string;
    readonly hits: readonly Hit[];
    readonly nbHits: number;
  }[];
}

/** Number of results for DocSearch, should it not say how many. */
const MOST_HITS = 20;

/**
 * Answers DocSearch from a client of our own, and keeps what DocSearch does not
 * tell its parts rightly: the true count, which it adds up over queries, names
 * spelt alike, and failures, for which it shows that nothing was found.
 */
export class Adapter {
  readonly #client: SearchClient;
  readonly #base: string;
  readonly #listeners = new Set<() => void>();
  #outcome: Outcome | undefined;
  #newest: Promise<Response> | undefined;
  #waiting = new AbortController();

  /**
   * @param client - What is asked.
   * @param base - Base path of the site: starts and ends with a slash.
   */
  constructor(client: SearchClient, base: string) {
    this.#client = client;
    this.#base = base;
  }

  /** Returns the outcome of the newest query that was answered; for React. */
  readonly outcome = (): Outcome | undefined => this.#outcome;

  /** Be told of each new outcome; for React. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** DocSearch's client, asking ours instead. */
  readonly transform = (client: DocSearchClient): DocSearchClient => ({
    ...client,
    // Its type is one for all services: what is asked of any, and any answer.
    search: this.#search as unknown as DocSearchClient["search"],
  });

  /** Never fails: DocSearch would leave the error to the console. */
  readonly #search = ({
    requests: [request],
  }: {
    readonly requests: readonly [Request];
  }): Promise<Response> => {
    this.#waiting.abort();
    this.#waiting = new AbortController();
    const { signal } = this.#waiting;
    const response = this.#answer(request, signal).then((own) =>
      // Who was overtaken says the same as the newest: nothing flickers.
      signal.aborted ? (this.#newest ?? own) : own,
    );
    this.#newest = response;
    return response;
  };

  async #answer(request: Request, signal: AbortSignal): Promise<Response> {
    const { query = "", hitsPerPage: limit = MOST_HITS, indexName } = request;
    const text = query.trim();
    if (text === "") return respond(indexName, [], 0);
    // Whoever asks again points where results come up, which keeps them from
    // being renewed.
    const isWhole = this.#outcome !== undefined && "hasFailed" in this.#outcome;
    try {
      const answer = await this.#client.search(
        { text, limit, ...(isWhole && { isWhole }) },
        signal,
      );
      const { total, near, results, isPartial } = answer;
      const hits = toHits(results, this.#base);
      if (!signal.aborted)
        this.#tell({
          query: text,
          total,
          near,
          ...(isPartial && { isPartial }),
        });
      if (isPartial) void this.#complete({ text, limit }, signal);
      return respond(indexName, hits, total);
    } catch (error) {
      if (!signal.aborted) {
        console.warn("The search failed", error);
        this.#tell({ query: text, hasFailed: true });
      }
      return respond(indexName, [], 0);
    }
  }

  /** The whole answer. Without it, the reader has what was found in names. */
  async #complete(query: Query, signal: AbortSignal): Promise<void> {
    const { text } = query;
    try {
      const whole = { ...query, isWhole: true };
      const { total, near } = await this.#client.search(whole, signal);
      if (signal.aborted) return;
      this.#tell({ query: text, total, near, isOutdated: true });
    } catch (error) {
      if (!signal.aborted) console.warn("Only names were searched", error);
    }
  }

  #tell(outcome: Outcome): void {
    this.#outcome = outcome;
    for (const listener of this.#listeners) listener();
  }
}

function respond(
  index: string,
  hits: readonly Hit[],
  nbHits: number,
): Response {
  return { results: [{ index, hits, nbHits }] };
}

/**
 * Tracks what the reader has typed into DocSearch's field, and whether the
 * assistant is asked there.
 *
 * @param initial - What has been typed already.
 * @returns Both, what the box of the field listens to, and what switches to the
 * assistant and back.
 */
export function useQuestion(initial: string) {
  const [query, setQuery] = useState(initial);
  const [isAsking, setAsking] = useState(false);
  return {
    query,
    isAsking,
    listeners: {
      onInput: ({ target }: SyntheticEvent) =>
        setQuery((target as HTMLInputElement).value),
      onReset: () => setQuery(""),
    },
    ask: (asks: boolean) => {
      setAsking(asks);
      // DocSearch takes the question out of the field, without an event.
      if (asks) setQuery("");
    },
  };
}
