import { SearchIndex } from "../core";
import type { Answer, Query } from "../types";
import { readFirst, readTexts } from "./read";

/** How long the index is made before a query gets its turn, in milliseconds. */
const SLICE_MS = 10;

/**
 * How many records the first answer comes from: pages, sections and operators
 * are the first of all. The names of all take five times as long.
 */
const FIRST = 1000;

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
export class LocalSearch {
  readonly #folder: string;
  #opened: Promise<Opened> | undefined;
  #completed: Promise<void> | undefined;

  /** @param folder - As {@link readFirst} takes it. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Have the names ready.
   *
   * @throws Error when they cannot be fetched. The next call tries anew.
   */
  async open(): Promise<void> {
    await this.#open();
  }

  /**
   * Answer a query, from what is there if that suffices.
   *
   * @param signal - Ends the wait for the index.
   * @throws Error as {@link open} does, or the reason of the signal.
   */
  async search(query: Query, signal: AbortSignal): Promise<Answer> {
    const opened = await this.#open();
    signal.throwIfAborted();
    let answer = opened.index.search(query);
    const completed = this.#complete(opened);
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

  #open(): Promise<Opened> {
    this.#opened ??= this.#orForget(openIndex(this.#folder));
    return this.#opened;
  }

  #complete(opened: Opened): Promise<void> {
    this.#completed ??= this.#orForget(completeIndex(opened));
    return this.#completed;
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
      index.addText(part.from + at, text),
    );
  index.complete();
}

/** Do something for each of many, and answer queries meanwhile. */
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
