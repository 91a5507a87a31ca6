import type { Answer, Area, Kind, Marked, Result } from "../types";

/**
 * Tags that the service is to put around each match: characters for private
 * use, which stand in no page and mean nothing in HTML.
 */
export const TAGS = { start: "\uE000", end: "\uE001" } as const;

/** All kinds, for the compiler to check that none is missing. */
const KINDS: Readonly<Record<Kind, true>> = {
  page: true,
  section: true,
  operator: true,
  member: true,
  command: true,
  key: true,
  release: true,
};

const AREAS: Readonly<Record<Area, true>> = {
  mathfield: true,
  "compute-engine": true,
  api: true,
  other: true,
};

/**
 * Reads what the service answered to the request for one query.
 *
 * @param response - What its body holds, whatever that is.
 * @throws Error that names the first part that is not as it should be.
 */
export function readAnswer(response: unknown): Answer {
  const [first] = list(response, "results");
  const total = property(first, "nbHits");
  if (typeof total !== "number") throw nonsense("a number nbHits");
  const hits = list(first, "hits");
  return { total, results: hits.map(readHit), near: [] };
}

function readHit(hit: unknown): Result {
  const kind = property(hit, "kind");
  const area = property(hit, "area");
  if (!isOneOf(KINDS, kind)) throw nonsense("a known kind");
  if (!isOneOf(AREAS, area)) throw nonsense("a known area");
  const titles = list(property(hit, "_highlightResult"), "titles").map(valueOf);
  if (titles.length === 0) throw nonsense("a title");
  const text = property(property(hit, "_snippetResult"), "text");
  const excerpt = text === undefined ? [] : readMarked(valueOf(text));
  return {
    url: addressOf(hit),
    kind,
    area,
    titles: titles.map(readMarked),
    ...(excerpt.some(({ isMatch }) => isMatch) && { excerpt }),
  };
}

/**
 * Reads the address of a hit on this site. An index may have been filled from a
 * site that kept its documents in a folder of their own.
 */
function addressOf(hit: unknown): string {
  const url = property(hit, "url");
  // Two slashes would be another host, and a scheme anything at all.
  if (typeof url !== "string" || !/^\/(?![/\\])/.test(url))
    throw nonsense("a path of this site as url");
  return url.replace(/^\/docs\//, "/");
}

/** The text of an attribute with its matches marked. */
function valueOf(attribute: unknown): string {
  const value = property(attribute, "value");
  if (typeof value !== "string") throw nonsense("a string as value");
  return value;
}

function list(owner: unknown, name: string): readonly unknown[] {
  const value = property(owner, name);
  if (!Array.isArray(value)) throw nonsense(`a list of ${name}`);
  return value;
}

function property(owner: unknown, name: string): unknown {
  return typeof owner === "object" && owner !== null
    ? (owner as Record<string, unknown>)[name]
    : undefined;
}

function isOneOf<Name extends string>(
  names: Readonly<Record<Name, true>>,
  value: unknown,
): value is Name {
  return typeof value === "string" && Object.hasOwn(names, value);
}

function nonsense(wanted: string): Error {
  return new Error(`The search service's answer has to have ${wanted}.`);
}

/**
 * Splits a string at its tags. What is between them stays text, whatever it
 * looks like.
 */
export function readMarked(value: string): Marked {
  const parts: { text: string; isMatch: boolean }[] = [];
  let isMatch = false;
  for (const piece of value.split(/([\uE000\uE001])/)) {
    if (piece === TAGS.start) isMatch = true;
    else if (piece === TAGS.end) isMatch = false;
    else if (piece !== "") parts.push({ text: piece, isMatch });
  }
  return parts;
}
