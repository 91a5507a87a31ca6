import { algoliasearch } from "algoliasearch";

import { retry } from "../../../src/loading.ts";
import { failureOf, hostsOf } from "../../../src/search/hosted/index.ts";
import type { PublisherSettings } from "../../settings/index.ts";
import type { IndexObject } from "./objects.ts";
import type { Plan } from "./plan.ts";

/** Tries of each request: at once, then after 1, 2, 4 and 8 seconds. */
const SCHEDULE = { first: 0, tries: 5 };

/**
 * Time for a host to answer, in milliseconds. The client counts the upload of a
 * batch as connecting, for which it would leave two seconds.
 */
const TIMEOUTS = { connect: 15_000, read: 15_000, write: 30_000 };

type Sleep = (ms: number) => Promise<unknown>;

/**
 * The service, as far as publishing needs it. Each method resolves when the
 * service has done what it was asked to, and tries again when that may help.
 *
 * @throws Error that says what to do, from each method. It may quote the service.
 */
export class PublishingService {
  readonly #client: ReturnType<typeof algoliasearch>;
  readonly #sleep: Sleep | undefined;

  /** @param sleep - Waits for some milliseconds; tests pass their own. */
  constructor(settings: PublisherSettings, sleep?: Sleep) {
    const { appId, adminKey } = settings;
    const options = { ...hostsOf(settings), timeouts: TIMEOUTS };
    this.#client = algoliasearch(appId, adminKey, options);
    this.#sleep = sleep;
  }

  /** Sets how an index is read and ranked. Makes the index if there is none. */
  async configure(index: string, { settings, synonyms }: Plan): Promise<void> {
    await this.#run(index, () =>
      this.#client.setSettings({ indexName: index, indexSettings: settings }),
    );
    await this.#run(index, () =>
      this.#client.saveSynonyms({
        indexName: index,
        synonymHit: synonyms,
        replaceExistingSynonyms: true,
      }),
    );
  }

  /** Adds objects to an index, or replaces those that are in it. */
  async add(index: string, objects: readonly IndexObject[]): Promise<void> {
    const requests = objects.map((body) => ({
      action: "addObject" as const,
      body: { ...body },
    }));
    await this.#run(index, () =>
      this.#client.batch({ indexName: index, batchWriteParams: { requests } }),
    );
  }

  /** Counts the objects of an index: none if there is no such index. */
  async count(index: string): Promise<number> {
    const searchParams = { hitsPerPage: 0, distinct: false, analytics: false };
    const response = await this.#try(() =>
      this.#client
        .searchSingleIndex({ indexName: index, searchParams })
        .catch((error: unknown) => {
          if (failureOf(error).status === 404) return { nbHits: 0 };
          throw error;
        }),
    );
    return response.nbHits ?? 0;
  }

  /** Puts an index in the place of another, in one step. */
  async move(index: string, destination: string): Promise<void> {
    await this.#run(index, () =>
      this.#client.operationIndex({
        indexName: index,
        operationIndexParams: { operation: "move", destination },
      }),
    );
  }

  /** Deletes an index, if there is one. */
  async remove(index: string): Promise<void> {
    await this.#run(index, () =>
      this.#client.deleteIndex({ indexName: index }),
    );
  }

  /** Asks for something that the service does later, and waits for it. */
  async #run(
    indexName: string,
    request: () => Promise<{ taskID: number }>,
  ): Promise<void> {
    const { taskID } = await this.#try(request);
    await this.#try(() => this.#client.waitForTask({ indexName, taskID }));
  }

  async #try<Result>(request: () => Promise<Result>): Promise<Result> {
    const isTemporary = (error: unknown) => failureOf(error).isTemporary;
    const schedule = { ...SCHEDULE, isTemporary };
    try {
      return await retry(request, schedule, this.#sleep);
    } catch (cause) {
      throw new Error(explain(cause), { cause });
    }
  }
}

function explain(error: unknown): string {
  const { status, message: said, isTemporary } = failureOf(error);
  if (status === 401 || status === 403)
    return `The service refuses SEARCH_ADMIN_KEY (${status}: ${said}). It has to be a key of the application in SEARCH_APP_ID that may search, add objects, edit settings and delete indices.`;
  if (status !== undefined)
    return `The service answered with the error ${status}: ${said}`;
  return isTemporary
    ? `There is no usable answer from the service: ${said}. Check the connection, SEARCH_APP_ID and SEARCH_HOST.`
    : said;
}
