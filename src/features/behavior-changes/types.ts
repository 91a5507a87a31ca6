/** What the build writes about the outputs of older releases. */

/** What a statement gives: an output or the error that ends the example. */
export interface Given {
  /** Empty for no output. */
  readonly text: string;
  readonly isError: boolean;
}

/** Lines of code up to a statement that gave something else. */
export interface Part {
  readonly code: string;
  readonly then: Given;
  readonly now: Given;
}

/** An example, up to its last statement that gave something else. */
export interface ChangedExample {
  /** Address of its section, from the root of the site. */
  readonly to: string;
  /** Title of its section. */
  readonly section: string;
  readonly parts: readonly Part[];
}

/** A page with such examples, in its order. */
export interface ChangedPage {
  readonly title: string;
  readonly examples: readonly ChangedExample[];
}

/** An older release. */
export interface OlderRelease {
  readonly version: string;
  /** Such as `23 August 2026`; empty where it is not known. */
  readonly date: string;
  /** Number of examples with another output, or with an error. */
  readonly differing: number;
  /** Number of those that end with an error that they do not end with today. */
  readonly failing: number;
}

/** The comparisons, and the one with the newest of the older releases. */
export interface Summary {
  /** The installed release. */
  readonly now: string;
  /** Number of examples that ran on all of them. */
  readonly ran: number;
  /** The newest first. */
  readonly releases: readonly [OlderRelease, ...OlderRelease[]];
  readonly newest: readonly ChangedPage[];
}
