import { retry } from "../../loading";
import type { Answer, SearchClient } from "../types";
import type { HostedSettings } from "./algolia";

export {
  failureOf,
  hostsOf,
  serviceOrigin,
  type HostedSettings,
  type Service,
} from "./algolia";

type Connect = typeof import("./service").connect;

/** Tries of the download: the first at once, the next after a second, two. */
const SCHEDULE = { first: 0, tries: 3 };

/** Longest wait for an answer, all hosts and tries together, in milliseconds. */
const PATIENCE_MS = 10_000;

const NOTHING: Answer = { total: 0, results: [], near: [] };

/**
 * Searches an index at Algolia. What talks to it is a script of its own, which
 * is loaded when the search is opened.
 */
export function hostedClient(settings: HostedSettings): SearchClient {
  let loading: Promise<ReturnType<Connect>> | undefined;

  async function load() {
    loading ??= retry(
      () => import(/* webpackChunkName: "hosted-search" */ "./service"),
      SCHEDULE,
    ).then(({ connect }) => connect(settings));
    try {
      return await loading;
    } catch (cause) {
      loading = undefined;
      const text = "The search could not be loaded: check the connection.";
      throw new Error(text, { cause });
    }
  }

  return {
    async open() {
      await load();
    },
    async search(query, signal) {
      signal?.throwIfAborted();
      if (query.text.trim() === "") return NOTHING;
      return waitFor(
        load().then((ask) => ask(query)),
        signal,
      );
    },
  };
}

/** A promise with an end: neither the reader nor the script waits for ever. */
function waitFor<Value>(
  promise: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason as Error);
    const timer = setTimeout(() => {
      const seconds = PATIENCE_MS / 1000;
      const text = `The search service did not answer within ${seconds} seconds.`;
      reject(new Error(text));
    }, PATIENCE_MS);
    signal?.addEventListener("abort", abort, { once: true });
    void promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    });
  });
}
