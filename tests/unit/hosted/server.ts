import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import type { IndexObject } from "../../../plugins/search-index/publish/objects";

export const SEARCH_KEY = "key-that-searches";
export const ADMIN_KEY = "key-that-writes";

interface Index {
  settings: unknown;
  synonyms: unknown;
  readonly objects: Map<string, IndexObject>;
}

/** A request as it came. */
interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: Body;
}

/** Body of a request, with the properties of all kinds of requests. */
interface Body {
  readonly requests?: readonly (Query & { readonly body: IndexObject })[];
  readonly operation?: string;
  readonly destination?: string;
}

export interface Query {
  readonly indexName: string;
  readonly query: string;
  readonly offset: number;
  readonly length: number;
  readonly facetFilters?: readonly string[];
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
}

/** Answer that is given instead of the right one. */
export interface Answer {
  readonly status?: number;
  readonly body?: string;
  /** Never answer at all. */
  readonly isSilent?: boolean;
}

/** A service on loopback that speaks the part of Algolia's protocol in use. */
export class Server {
  readonly indices = new Map<string, Index>();
  readonly requests: Request[] = [];
  /** Number of times that a task has to be asked for until it is done. */
  patience = 1;
  /** Chooses requests to fail. */
  instead: (request: Request) => Answer | undefined = () => undefined;
  readonly #tasks: { readonly run: () => void; polls: number }[] = [];
  readonly #http = createServer((request, response) => {
    void read(request).then((text) => {
      const { method = "", url = "", headers } = request;
      const { pathname: path, searchParams } = new URL(url, "http://localhost");
      const body = (text === "" ? {} : JSON.parse(text)) as Body;
      const asked = { method, path: decodeURIComponent(path), body };
      this.requests.push(asked);
      const key =
        headers["x-algolia-api-key"] ?? searchParams.get("x-algolia-api-key");
      const answer = this.instead(asked) ?? this.#answer(asked, String(key));
      if (answer.isSilent) return;
      response.statusCode = answer.status ?? 200;
      response.end(answer.body);
    });
  });

  /** @returns Its origin. */
  async listen(): Promise<string> {
    this.#http.listen(0, "127.0.0.1");
    await once(this.#http, "listening");
    const { port } = this.#http.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    this.#http.closeAllConnections();
    this.#http.close();
    await once(this.#http, "close");
  }

  /** The objects of an index, by their ids. */
  objects(name: string): ReadonlyMap<string, IndexObject> | undefined {
    return this.indices.get(name)?.objects;
  }

  #answer({ method, path, body }: Request, key: string): Answer {
    const isQuery = /\/(queries|query)$/.test(path);
    if (key !== ADMIN_KEY && !(isQuery && key === SEARCH_KEY))
      return fail(403, "Invalid Application-ID or API key");
    const [, , , name = "", what = "", task = ""] = path.split("/");
    if (what === "queries")
      return say({ results: body.requests?.map((each) => this.#find(each)) });
    if (what === "query") {
      const index = this.indices.get(name);
      if (!index) return fail(404, `Index ${name} does not exist`);
      return say({ hits: [], nbHits: index.objects.size });
    }
    if (what === "task") return this.#poll(Number(task));
    return this.#later(() => {
      this.#change(name, `${method} ${what}`, body);
    });
  }

  /** As the service does: later, and nobody knows when but by asking. */
  #later(run: () => void): Answer {
    this.#tasks.push({ run, polls: 0 });
    return say({ taskID: this.#tasks.length - 1 });
  }

  #poll(number: number): Answer {
    const task = this.#tasks[number];
    if (!task) return fail(404, "Task does not exist");
    task.polls += 1;
    if (task.polls < this.patience) return say({ status: "notPublished" });
    if (task.polls === this.patience) task.run();
    return say({ status: "published" });
  }

  #change(name: string, what: string, body: Body): void {
    const known = this.indices.get(name);
    const index = known ?? { settings: {}, synonyms: [], objects: new Map() };
    if (what === "DELETE ") {
      this.indices.delete(name);
      return;
    }
    if (what === "POST operation") {
      if (!known) return;
      this.indices.delete(name);
      this.indices.set(String(body.destination), known);
      return;
    }
    this.indices.set(name, index);
    if (what === "PUT settings") index.settings = body;
    else if (what === "POST synonyms") index.synonyms = body;
    else if (what === "POST batch")
      for (const { body: object } of body.requests ?? [])
        index.objects.set(object.objectID, object);
    else throw new Error(`The test server does not know ${what}.`);
  }

  /** Finds what has the query in a title or in its text, letter by letter. */
  #find({ indexName, query, offset, length, ...more }: Query) {
    const objects = [...(this.indices.get(indexName)?.objects.values() ?? [])];
    const found = objects.filter(
      ({ area, titles, text }) =>
        [...titles, text].some((each) => each.includes(query)) &&
        (more.facetFilters ?? []).every((filter) => filter === `area:${area}`),
    );
    const mark = (text: string) => ({
      value: text.replaceAll(
        query,
        more.highlightPreTag + query + more.highlightPostTag,
      ),
    });
    const hits = found
      .slice(offset, offset + length)
      .map(({ objectID, url, kind, area, titles, text }) => ({
        ...{ objectID, url, kind, area },
        _highlightResult: { titles: titles.map(mark) },
        _snippetResult: { text: mark(text) },
      }));
    return { hits, nbHits: found.length };
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function say(body: unknown): Answer {
  return { body: JSON.stringify(body) };
}

function fail(status: number, message: string): Answer {
  return { status, body: JSON.stringify({ message, status }) };
}
