import { SearchIndex } from "../core";
import type { Answer, Query } from "../types";
import { readManifest, readNames, readTexts } from "./read";

/** How long texts are added before a query gets its turn, in milliseconds. */
const SLICE_MS = 10;

interface Opened {
  readonly index: SearchIndex;
  /** The addresses of the texts. */
  readonly texts: readonly string[];
}

/**
 * The site's own index. Names come first, so that the first answer is quick;
 * the texts come after it.
 */
export class LocalSearch {
  readonly #folder: string;
  #opened: Promise<Opened> | undefined;
  #completed: Promise<void> | undefined;

  /** @param folder - As {@link readManifest} takes it. */
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
   * Answer a query, with the names alone if they suffice.
   *
   * @param signal - Ends the wait for the index.
   * @throws Error as {@link open} does, or the reason of the signal.
   */
  async search(query: Query, signal: AbortSignal): Promise<Answer> {
    const opened = await this.#open();
    signal.throwIfAborted();
    const answer = opened.index.search(query);
    const completed = this.#complete(opened);
    const isEnough = answer.total > 0 && query.isWhole !== true;
    if (answer.isPartial !== true || isEnough) {
      // The next answer that needs the texts tells that they do not come.
      completed.catch(() => undefined);
      return answer;
    }
    await completed;
    signal.throwIfAborted();
    return opened.index.search(query);
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

async function openIndex(folder: string): Promise<Opened> {
  const { names, texts } = await readManifest(folder);
  const records = await readNames(folder + names);
  return {
    index: new SearchIndex(records),
    texts: texts.map((file) => folder + file),
  };
}

async function completeIndex({ index, texts }: Opened): Promise<void> {
  await Promise.all(texts.map((address) => addTexts(index, address)));
  index.complete();
}

async function addTexts(index: SearchIndex, address: string): Promise<void> {
  const { from, texts } = await readTexts(address);
  let start = performance.now();
  for (const [number, text] of texts.entries()) {
    index.addText(from + number, text);
    if (performance.now() - start < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    start = performance.now();
  }
}
