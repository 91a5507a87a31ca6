import { afterEach, beforeEach, vi } from "vitest";

import {
  FORMAT,
  packNames,
  type Query,
  type SearchClient,
  type SearchRecord,
  type TextsPart,
} from "../../../src/search/index.ts";
import {
  serve,
  type FromWorker,
  type ToWorker,
} from "../../../src/search/local-search.ts";
import { SITE } from "./records.ts";

const FOLDER = "https://site.example/base/assets/search/";

/** The files of the index, as the build writes them. */
export const FILES: Readonly<Record<string, unknown>> = {
  "names.json": first(SITE),
  "texts-0.1.json": {
    from: 0,
    ...textsOf(SITE.slice(0, 4)),
  },
  "texts-1.1.json": { from: 4, ...textsOf(SITE.slice(4)) },
};

function textsOf(records: readonly SearchRecord[]): Omit<TextsPart, "from"> {
  return {
    texts: records.map(({ text }) => text),
    phrases: records.map(({ phrases }) => phrases),
  };
}

/** The file of names of an index that has these records. */
export function first(records: readonly SearchRecord[]) {
  const texts = ["texts-0.1.json", "texts-1.1.json"];
  return { format: FORMAT, texts, ...packNames(records) };
}

/** A worker that runs in the same thread. */
export class SameThread extends EventTarget {
  static readonly all: SameThread[] = [];
  static isBroken = false;
  isTerminated = false;
  readonly messages: ToWorker[] = [];
  readonly #receive = serve((message) => this.#send(message), FOLDER);

  constructor(readonly address: URL) {
    super();
    SameThread.all.push(this);
    if (SameThread.isBroken)
      queueMicrotask(() => this.dispatchEvent(new Event("error")));
  }

  postMessage(message: ToWorker): void {
    this.messages.push(message);
    if (!SameThread.isBroken) this.#receive(structuredClone(message));
  }

  terminate(): void {
    this.isTerminated = true;
  }

  #send(data: FromWorker): void {
    const event = new MessageEvent("message", { data: structuredClone(data) });
    queueMicrotask(() => this.dispatchEvent(event));
  }
}

/** Sets up a site, and notes what is fetched of it, anew for each test. */
export function useSite() {
  const site = {
    /** Names of the files that were fetched, in order. */
    fetched: [] as string[],
    /** Answers of the site in place of a file, by its name. */
    instead: new Map<string, () => Response | Promise<Response>>(),
  };

  beforeEach(() => {
    site.fetched = [];
    site.instead = new Map();
    SameThread.all.length = 0;
    SameThread.isBroken = false;
    vi.stubGlobal("Worker", SameThread);
    vi.stubGlobal("fetch", async (address: string) => {
      const name = address.replace(FOLDER, "");
      site.fetched.push(name);
      return (
        site.instead.get(name)?.() ??
        (name in FILES
          ? Response.json(FILES[name])
          : new Response("", { status: 404 }))
      );
    });
  });

  afterEach(() => vi.unstubAllGlobals());
  return site;
}

/** Asks for the first ten places. */
export function ask(
  client: SearchClient,
  text: string,
  more: Partial<Query> = {},
) {
  return client.search({ text, limit: 10, ...more });
}
