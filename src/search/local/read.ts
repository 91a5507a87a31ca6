import {
  FIRST_FILE,
  type FirstPart,
  FORMAT,
  type TextsPart,
  unpackRecord,
} from "../parts";
import type { SearchRecord } from "../types";

/** A file that takes longer is not coming, in milliseconds. */
const PATIENCE_MS = 60_000;

/** What the index begins with. */
interface First {
  /** How many records there are. */
  readonly count: number;
  /** A record by its number, from 0; its text is empty. */
  readonly recordAt: (id: number) => SearchRecord;
  /** The addresses of the texts. */
  readonly texts: readonly string[];
}

/**
 * Read the names of all records.
 *
 * @param folder - The address of the folder of the index, with a slash at its
 * end.
 * @throws Error when they cannot be fetched, or are not what this site reads.
 */
export async function readFirst(folder: string): Promise<First> {
  const address = folder + FIRST_FILE;
  // The other files change their names, this one what it says.
  const part = await readJson(address, "no-cache");
  const { format, texts } = part;
  if (format !== FORMAT) {
    const found = JSON.stringify(format) ?? "none";
    throw new Error(
      `${address} has format ${found}, this page reads ${FORMAT}: reload the page.`,
    );
  }
  const { pages, records } = part;
  if (!isTexts(texts) || !Array.isArray(pages) || !Array.isArray(records))
    throw broken(address);
  return {
    count: records.length,
    recordAt: (id) => {
      try {
        return unpackRecord(part as unknown as FirstPart, id);
      } catch (cause) {
        throw broken(address, cause);
      }
    },
    texts: texts.map((file) => folder + file),
  };
}

/**
 * Read a part of the texts.
 *
 * @throws Error as {@link readFirst} does.
 */
export async function readTexts(address: string): Promise<TextsPart> {
  const { from, texts } = await readJson(address);
  if (typeof from !== "number" || !isTexts(texts)) throw broken(address);
  return { from, texts };
}

async function readJson(
  address: string,
  cache: RequestCache = "default",
): Promise<Readonly<Record<string, unknown>>> {
  const response = await request(address, cache);
  if (!response.ok) {
    throw new Error(
      `${address} cannot be fetched: status ${response.status}. Reload the page.`,
    );
  }
  try {
    const data = (await response.json()) as unknown;
    if (typeof data === "object" && data !== null) return { ...data };
  } catch (cause) {
    throw broken(address, cause);
  }
  throw broken(address);
}

async function request(
  address: string,
  cache: RequestCache,
): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    return await fetch(address, { cache, signal });
  } catch (cause) {
    throw new Error(
      `${address} cannot be fetched: check the network connection.`,
      { cause },
    );
  }
}

function isTexts(data: unknown): data is string[] {
  return Array.isArray(data) && data.every((text) => typeof text === "string");
}

function broken(address: string, cause?: unknown): Error {
  return new Error(
    `${address} is no part of a search index: reload the page.`,
    { cause },
  );
}
