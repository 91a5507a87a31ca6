import {
  FORMAT,
  type Manifest,
  type NamesPart,
  type TextsPart,
  unpackNames,
} from "../parts";
import type { SearchRecord } from "../types";

/** A file that takes longer is not coming, in milliseconds. */
const PATIENCE_MS = 60_000;

/**
 * Read which files the index consists of.
 *
 * @param folder - The address of the folder of the index, with a slash at its
 * end.
 * @throws Error when it cannot be fetched, or is not what this site reads.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const address = `${folder}manifest.json`;
  // The other files change their names, this one what it says.
  const { format, names, texts } = await readJson(address, "no-cache");
  if (format !== FORMAT) {
    const found = JSON.stringify(format) ?? "none";
    throw new Error(
      `${address} has format ${found}, this page reads ${FORMAT}: reload the page.`,
    );
  }
  if (typeof names !== "string" || !isTexts(texts)) throw broken(address);
  return { format: FORMAT, names, texts };
}

/**
 * Read the names of all records.
 *
 * @returns The records, their texts empty.
 * @throws Error as {@link readManifest} does.
 */
export async function readNames(address: string): Promise<SearchRecord[]> {
  const part = await readJson(address);
  try {
    return unpackNames(part as unknown as NamesPart);
  } catch (cause) {
    throw broken(address, cause);
  }
}

/**
 * Read a part of the texts.
 *
 * @throws Error as {@link readManifest} does.
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
