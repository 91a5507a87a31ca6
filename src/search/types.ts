/** The kind of place that a record leads to. */
export type Kind =
  "page" | "section" | "operator" | "member" | "command" | "key" | "release";

/**
 * The part of the site that a record belongs to: what results are narrowed to.
 */
export type Area = "mathfield" | "compute-engine" | "api" | "other";

/** A place of the site, as the build describes it to the search. */
export interface SearchRecord {
  /**
   * Its address: from the root of the site, without its base path, and with the
   * anchor. Also what tells records apart.
   */
  readonly url: string;
  readonly kind: Kind;
  readonly area: Area;
  /** The title of its page, then those of the sections down to its own. */
  readonly titles: readonly [string, ...string[]];
  /** Other names that it is known by: synonyms, LaTeX, signs, keywords. */
  readonly names: readonly string[];
  /**
   * Phrases that readers who have not read it use for it, one a line. Never
   * shown.
   */
  readonly phrases: string;
  /** The text that is there, without that of the sections below. */
  readonly text: string;
}

/** Plain text, of which some matches what was asked. Never markup. */
export type Marked = readonly {
  readonly text: string;
  readonly isMatch: boolean;
}[];

/** A place that was found. */
export interface Result {
  readonly url: string;
  readonly kind: Kind;
  readonly area: Area;
  readonly titles: readonly Marked[];
  /** The words around the best match in the text, or its first words. */
  readonly excerpt?: Marked;
}

export interface Query {
  readonly text: string;
  /** Largest number of results that are wanted. */
  readonly limit: number;
  /** Number of results to leave out, for the next ones. */
  readonly offset?: number;
  readonly area?: Area;
  /** True to wait rather than have an answer that {@link Answer.isPartial}. */
  readonly isWhole?: boolean;
}

export interface Answer {
  /** Number of records that match, of which `results` are some. */
  readonly total: number;
  readonly results: readonly Result[];
  /** Names that are spelt alike, where nothing matches. */
  readonly near: readonly string[];
  /**
   * True if texts were still on their way, so that only names were searched.
   * Who shows the total asks again, with {@link Query.isWhole}.
   */
  readonly isPartial?: boolean;
}

/** Answers queries: from the site's own index, or from a service. */
export interface SearchClient {
  /**
   * Gets ready, so that the first answer is quick. May be called often.
   *
   * @throws Error when the index or the service cannot be reached.
   */
  open(): Promise<void>;
  /**
   * @param signal - Ends the wait for an answer that nobody needs any more.
   * @throws Error when the index or the service cannot be reached, or when what
   * it says makes no sense.
   */
  search(query: Query, signal?: AbortSignal): Promise<Answer>;
}
