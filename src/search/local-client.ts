import type { FromWorker, ToWorker, Wish } from "./local-search";
import type { Answer, Query, SearchClient } from "./types";

const NOTHING: Answer = { total: 0, results: [], near: [] };

/** Takes how a request went. */
interface Waiting {
  readonly resolve: (answer: Answer | undefined) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * A client that searches the site's own index, in a worker. Nothing is fetched
 * before it is asked.
 */
export function localClient(): SearchClient {
  return new LocalClient();
}

class LocalClient implements SearchClient {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;

  async open(): Promise<void> {
    await this.#ask({ type: "open" });
  }

  async search(query: Query, signal?: AbortSignal): Promise<Answer> {
    if (query.text.trim() === "") return NOTHING;
    return (await this.#ask({ type: "search", query }, signal)) ?? NOTHING;
  }

  #ask(wish: Wish, signal?: AbortSignal): Promise<Answer | undefined> {
    signal?.throwIfAborted();
    this.#lastId += 1;
    const id = this.#lastId;
    const worker = (this.#worker ??= this.#start());
    return new Promise<Answer | undefined>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      send(worker, { ...wish, id });
      signal?.addEventListener(
        "abort",
        () => {
          if (!this.#waiting.delete(id)) return;
          send(worker, { type: "cancel", id });
          reject(signal.reason as Error);
        },
        { once: true },
      );
    });
  }

  #start(): Worker {
    const worker = new Worker(
      /* webpackChunkName: "search-worker" */
      new URL("./worker.ts", import.meta.url),
    );
    worker.addEventListener("message", ({ data }) =>
      this.#take(data as FromWorker),
    );
    worker.addEventListener("error", () => {
      worker.terminate();
      this.#worker = undefined;
      const error = new Error(
        "The search cannot be started: check the network connection.",
      );
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    });
    return worker;
  }

  #take(response: FromWorker): void {
    const waiting = this.#waiting.get(response.id);
    this.#waiting.delete(response.id);
    if (response.type === "done") waiting?.resolve(response.answer);
    else waiting?.reject(new Error(response.message));
  }
}

function send(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}
