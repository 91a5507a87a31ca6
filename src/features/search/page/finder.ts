import type { Answer, Result, SearchClient } from "../../../search";
import type { Asked } from "../site";

/** Number of results that come at once. */
const PORTION = 20;

/** State of a search, as the page shows it. */
export interface SearchView {
  /** Query that the results answer; nothing while nothing was asked. */
  readonly asked?: Asked;
  /** Best first; the list may be longer. */
  readonly results: readonly Result[];
  readonly total: number;
  /** True if there may be more: the total is not known yet. */
  readonly isPartial?: boolean;
  /** Names that are spelt alike, where nothing matches. */
  readonly near: readonly string[];
  readonly status: "idle" | "searching" | "done" | "failed";
}

/** The page before anybody asked. */
export const BEFORE: SearchView = {
  results: [],
  total: 0,
  near: [],
  status: "idle",
};

/**
 * Asks for what the reader types and keeps what was found, portion by portion.
 * Only the newest question is answered.
 */
export class Finder {
  readonly #client: SearchClient;
  readonly #tell: (view: SearchView) => void;
  readonly #calm: () => Promise<void>;
  #view = BEFORE;
  #again: () => void = () => undefined;
  #waiting = new AbortController();

  /**
   * @param client - What is asked.
   * @param tell - Takes what the page shows, each time it changes.
   * @param calm - Waits until results may move to other places.
   */
  constructor(
    client: SearchClient,
    tell: (view: SearchView) => void,
    calm: () => Promise<void> = () => Promise.resolve(),
  ) {
    this.#client = client;
    this.#tell = tell;
    this.#calm = calm;
  }

  /**
   * Looks for something else. What was found stays until there is an answer.
   */
  ask(asked: Asked): void {
    const text = asked.text.trim();
    if (text === "") {
      this.#waiting.abort();
      this.#show(BEFORE);
      return;
    }
    void this.#ask({ ...asked, text }, []);
  }

  /** Asks for the next portion. */
  more(): void {
    const { asked, results, status } = this.#view;
    if (asked && status === "done") void this.#ask(asked, results);
  }

  /** Asks once more for what could not be had. */
  retry(): void {
    this.#again();
  }

  /** Nobody waits any more. */
  close(): void {
    this.#waiting.abort();
  }

  /** @param before - Results that the answer goes on from. */
  async #ask(asked: Asked, before: readonly Result[]): Promise<void> {
    this.#waiting.abort();
    this.#waiting = new AbortController();
    const { signal } = this.#waiting;
    this.#again = () => void this.#ask(asked, before);
    this.#show({ ...this.#view, status: "searching" });
    try {
      const query = { ...asked, limit: PORTION, offset: before.length };
      // What comes after a portion depends on all that there is.
      const isWhole = before.length > 0;
      const answer = await this.#client.search({ ...query, isWhole }, signal);
      if (signal.aborted) return;
      this.#show(found(asked, before, answer));
      if (!answer.isPartial) return;
      const whole = await this.#client.search(
        { ...query, isWhole: true },
        signal,
      );
      await this.#calm();
      if (!signal.aborted) this.#show(found(asked, before, whole));
    } catch (error) {
      if (signal.aborted) return;
      console.warn("The search failed", error);
      // What is there stays, unless it is an answer to something else.
      const kept = this.#view.asked === asked ? this.#view : BEFORE;
      this.#show({ ...kept, asked, status: "failed" });
    }
  }

  #show(view: SearchView): void {
    this.#view = view;
    this.#tell(view);
  }
}

function found(
  asked: Asked,
  before: readonly Result[],
  { results, total, near, isPartial }: Answer,
): SearchView {
  return {
    asked,
    results: [...before, ...results],
    total,
    near,
    ...(isPartial ? { isPartial, status: "searching" } : { status: "done" }),
  };
}

/** Waits until the pointer is on nothing in an element, such as a result. */
export function pointerLeaves(element: Element | null): Promise<void> {
  return new Promise((resolve) => {
    if (!element?.matches(":hover")) resolve();
    else
      element.addEventListener("pointerleave", () => resolve(), { once: true });
  });
}
