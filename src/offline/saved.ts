import {
  LIST_FILE,
  SAVED_PREFIX,
  type FileList,
  type ListedFile,
} from "./shape";

/** Downloads at once: as many as a host of HTTP/1 takes. */
const LANES = 6;

/** How far a download is, in bytes of the files that are there. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** The reason of what {@link SavedSite.save} throws when it was cancelled. */
export const cancelled = new Error("The reader has cancelled the download");

/**
 * The whole documentation, as the browser keeps it. Each version has a cache of
 * its own, which is complete once the list of its files is in it; until then
 * the one before stays.
 */
export class SavedSite {
  readonly #listAt: string;

  /** @param base - Path that the site is built for. */
  constructor(base: string) {
    this.#listAt = base + LIST_FILE;
  }

  /** The list of the files of the site as it is now. */
  async list(): Promise<FileList> {
    const response = await fetch(this.#listAt, { cache: "no-cache" });
    if (!response.ok) throw new Error(`${LIST_FILE}: ${response.status}`);
    return (await response.json()) as FileList;
  }

  /** The list of the files that are saved, if all of them are. */
  async saved(): Promise<FileList | undefined> {
    for (const name of await names()) {
      const cache = await caches.open(name);
      const list = await cache.match(this.#listAt);
      if (list) return (await list.json()) as FileList;
    }
    return undefined;
  }

  /**
   * Saves all files, and lets go of another version once they are there. What
   * fails or is cancelled leaves that version as it was.
   *
   * @param list - What to save.
   * @param onProgress - Is told of each file.
   * @param signal - Cancels it.
   * @throws {@link cancelled}, a `QuotaExceededError` where the storage is full,
   * or another error where a file does not come.
   */
  async save(
    list: FileList,
    onProgress: (progress: Progress) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const name = SAVED_PREFIX + list.version;
    const before = (await names()).filter((each) => each !== name);
    // What was begun earlier may be of any age.
    await caches.delete(name);
    try {
      const cache = await caches.open(name);
      const kept = await this.#keptFiles(before);
      await this.#fill(cache, list, kept, onProgress, signal);
      await cache.put(this.#listAt, Response.json(list));
    } catch (error) {
      await caches.delete(name);
      throw signal.aborted ? cancelled : error;
    }
    await Promise.all(before.map((each) => caches.delete(each)));
  }

  /** Lets go of all that was saved. */
  async remove(): Promise<void> {
    await Promise.all((await names()).map((each) => caches.delete(each)));
  }

  async #fill(
    cache: Cache,
    { files }: FileList,
    kept: ReadonlyMap<string, Cache>,
    onProgress: (progress: Progress) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const total = sizeOf(files);
    // The first file that fails ends the others.
    const over = new AbortController();
    const end = () => over.abort();
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
    const waiting = [...files];
    let done = 0;
    const work = async () => {
      for (let file = waiting.pop(); file; file = waiting.pop()) {
        over.signal.throwIfAborted();
        const { path, bytes } = file;
        const found = await kept.get(keyOf(file))?.match(path);
        await cache.put(
          path,
          found ?? (await this.#download(path, over.signal)),
        );
        done += bytes;
        onProgress({ done, total });
      }
    };
    try {
      await Promise.all(Array.from({ length: LANES }, work));
    } finally {
      end();
      signal.removeEventListener("abort", end);
    }
  }

  async #download(path: string, signal: AbortSignal): Promise<Response> {
    const response = await fetch(path, { signal, priority: "low" });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  }

  /** Finds the files of other versions, which need no download. */
  async #keptFiles(before: readonly string[]): Promise<Map<string, Cache>> {
    const kept = new Map<string, Cache>();
    for (const name of before) {
      const cache = await caches.open(name);
      const list = await cache.match(this.#listAt);
      const { files } = list
        ? ((await list.json()) as FileList)
        : { files: [] };
      for (const file of files) kept.set(keyOf(file), cache);
    }
    return kept;
  }
}

/** The size of files, as the browser keeps them. */
function sizeOf(files: readonly ListedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

function keyOf({ path, digest }: ListedFile): string {
  return `${path} ${digest}`;
}

async function names(): Promise<string[]> {
  const all = await caches.keys();
  return all.filter((name) => name.startsWith(SAVED_PREFIX));
}
