import type { Kind, SearchRecord } from "../../../src/search/index.ts";

/**
 * An object that the service stores: a record, or a piece of one that is too
 * large. The pieces of a record have its url in common.
 */
export type IndexObject = SearchRecord & {
  /** The identifier of an object: the same for the same place in each build. */
  readonly objectID: string;
  /** The last of its titles, which says most of what it is about. */
  readonly title: string;
  /** Rank among objects that match alike: the larger comes first. */
  readonly weight: number;
  /** Number of titles that lead to it. */
  readonly depth: number;
  /** Which piece of its record it is, from 0. */
  readonly piece: number;
};

/** Largest object, in bytes of JSON. The smallest plans take 10 KB. */
const LARGEST = 9000;

/** Least room for text beside titles and names, in bytes. */
const LEAST_ROOM = 1000;

/** Most bytes of JSON that a character takes: `\u0000`. */
const LARGEST_CHARACTER = 6;

/** The quotes around a string in JSON, in bytes. */
const QUOTES = 2;

/** A page explains; a row of a table is for those who know its name. */
const WEIGHTS: Readonly<Record<Kind, number>> = {
  page: 6,
  section: 5,
  operator: 4,
  member: 3,
  command: 2,
  key: 1,
  release: 0,
};

/**
 * The objects that a record becomes.
 *
 * @throws Error when its titles and names alone are too large.
 */
export function objectsOf(record: SearchRecord): IndexObject[] {
  const { url, kind, titles, text } = record;
  const make = (text: string, piece: number): IndexObject => ({
    ...record,
    text,
    // No address has a space in it.
    objectID: piece === 0 ? url : `${url} ${piece}`,
    title: titles.at(-1) ?? titles[0],
    weight: WEIGHTS[kind],
    depth: titles.length,
    piece,
  });
  const room = LARGEST - sizeOf(make("", text.length));
  if (room < LEAST_ROOM)
    throw new Error(
      `The titles and names of ${url} leave ${room} bytes for its text: shorten them, or give it fewer synonyms.`,
    );
  return cut(text, room).map(make);
}

/** Size of a value as JSON, in bytes. */
export function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/**
 * Cuts a string between words.
 *
 * @param room - Most bytes that a piece may take as JSON, without its quotes.
 */
function cut(text: string, room: number): string[] {
  if (sizeOf(text) - QUOTES <= room) return [text];
  const pieces: string[] = [];
  let [piece, size] = ["", 0];
  for (const word of text.match(/\S+\s*|\s+/g) ?? []) {
    for (const part of chop(word, room)) {
      const more = sizeOf(part) - QUOTES;
      if (size + more > room) {
        pieces.push(piece);
        [piece, size] = ["", 0];
      }
      piece += part;
      size += more;
    }
  }
  return [...pieces, piece];
}

/** A word in parts that have room. */
function chop(word: string, room: number): string[] {
  const length = Math.floor(room / LARGEST_CHARACTER);
  if (word.length <= length) return [word];
  const characters = Array.from(word);
  const parts = Math.ceil(characters.length / length);
  return Array.from({ length: parts }, (_, index) =>
    characters.slice(index * length, (index + 1) * length).join(""),
  );
}
