import { readFirst, readTexts } from "./parts";
import { SearchIndex } from "./search-index";
import type { Answer, Query } from "./types";

/** Time for making the index before a query gets its turn, in milliseconds. */
const SLICE_MS = 10;

/**
 * Number of records that the first answer comes from: pages, sections and
 * operators are the first of all. The names of all take five times as long.
 */
const FIRST = 1000;

/** A request to the worker. */
export type Wish =
  | { readonly type: "open" }
  | { readonly type: "search"; readonly query: Query };

/** A message to the worker: a request, or that nobody waits for it any more. */
export type ToWorker = { readonly id: number } & (
  Wish | { readonly type: "cancel" }
);

/** A message from the worker: how a request went. */
export type FromWorker = { readonly id: number } & (
  | { readonly type: "done"; readonly answer?: Answer }
  | { readonly type: "failed"; readonly message: string }
);

/**
 * Answers the requests of a page. Who asks for this wants the index: it is
 * opened before the first of them.
 *
 * @param send - Brings a message to the page.
 * @param folder - The address of the folder of the index, with a slash at its
 * end.
 * @returns What takes the messages of the page.
 */
export function serve(
  send: (message: FromWorker) => void,
  folder: string,
): (message: ToWorker) => void {
  const search = new LocalSearch(folder);
  const running = new Map<number, AbortController>();
  // A request that needs it tells of the failure.
  search.open().catch(() => undefined);

  const respond = async (
    request: ToWorker,
    signal: AbortSignal,
  ): Promise<FromWorker> => {
    const { id } = request;
    try {
      if (request.type === "search") {
        const answer = await search.search(request.query, signal);
        return { type: "done", id, answer };
      }
      await search.open();
      return { type: "done", id };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { type: "failed", id, message };
    }
  };

  return (message) => {
    const { id } = message;
    if (message.type === "cancel") {
      running.get(id)?.abort();
      return;
    }
    const controller = new AbortController();
    running.set(id, controller);
    const { signal } = controller;
    void respond(message, signal).then((response) => {
      running.delete(id);
      if (!signal.aborted) send(response);
    });
  };
}

interface Opened {
  readonly index: SearchIndex;
  /** When the names of all records are in it. */
  readonly named: Promise<void>;
  /** The addresses of the texts. */
  readonly texts: readonly string[];
}

/**
 * The site's own index. So that the first answer is quick, it comes from what
 * readers look for most; then come all names, and the texts after them.
 */
class LocalSearch {
  readonly #folder: string;
  #opened: Promise<Opened> | undefined;
  #completed: Promise<void> | undefined;

  /** @param folder - As {@link readFirst} takes it. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Has the names ready.
   *
   * @throws Error when they cannot be fetched. The next call tries anew.
   */
  open(): Promise<Opened> {
    return (this.#opened ??= this.#orForget(openIndex(this.#folder)));
  }

  /**
   * Answers a query, from what is there if that suffices.
   *
   * @param signal - Ends the wait for the index.
   * @throws Error as {@link open} does, or the reason of the signal.
   */
  async search(query: Query, signal: AbortSignal): Promise<Answer> {
    const opened = await this.open();
    signal.throwIfAborted();
    let answer = opened.index.search(query);
    const completed = (this.#completed ??= this.#orForget(
      completeIndex(opened),
    ));
    // The next answer that needs the texts tells that they do not come.
    completed.catch(() => undefined);
    for (const stage of [opened.named, completed]) {
      if (isEnough(answer, query)) break;
      await stage;
      signal.throwIfAborted();
      answer = opened.index.search(query);
    }
    return answer;
  }

  /** After a failure all is fetched anew: parts of two builds do not match. */
  async #orForget<Result>(task: Promise<Result>): Promise<Result> {
    try {
      return await task;
    } catch (error) {
      this.#opened = undefined;
      this.#completed = undefined;
      throw error;
    }
  }
}

function isEnough({ isPartial, total }: Answer, { isWhole }: Query): boolean {
  return isPartial !== true || (total > 0 && isWhole !== true);
}

async function openIndex(folder: string): Promise<Opened> {
  const { count, recordAt, texts } = await readFirst(folder);
  const index = new SearchIndex();
  const add = (id: number) => index.add(recordAt(id));
  const ids = Array.from({ length: count }, (_, id) => id);
  for (const id of ids.slice(0, FIRST)) add(id);
  const named = inSlices(ids.slice(FIRST), add);
  // Those who wait for it are told.
  named.catch(() => undefined);
  return { index, named, texts };
}

async function completeIndex({ index, named, texts }: Opened): Promise<void> {
  const [parts] = await Promise.all([
    Promise.all(texts.map((address) => readTexts(address))),
    named,
  ]);
  for (const part of parts)
    await inSlices(part.texts, (text, at) =>
      index.addText(part.from + at, text, part.phrases[at] ?? ""),
    );
  index.complete();
}

/** Does something for each of many, and answers queries meanwhile. */
async function inSlices<Item>(
  items: readonly Item[],
  act: (item: Item, at: number) => void,
): Promise<void> {
  let end = 0;
  for (const [at, item] of items.entries()) {
    if (performance.now() >= end) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      end = performance.now() + SLICE_MS;
    }
    act(item, at);
  }
}
