import { ensureStorage, readStored, store } from "../../../../storage";

/** Storage keys of chosen results in DocSearch, without the index name. */
const KEYS = [
  "__DOCSEARCH_RECENT_SEARCHES__",
  "__DOCSEARCH_FAVORITE_SEARCHES__",
];

/**
 * Takes out of what DocSearch keeps all that it did not put there: it shows the
 * entries as markup, and a wrong one would end the search at each visit.
 *
 * @param index - Name of the index.
 */
export function mendKept(index: string): void {
  ensureStorage();
  for (const name of KEYS) {
    const key = name + index;
    const wrong = readStored(key, (text) => {
      const kept = entriesOf(text);
      const good = kept?.filter(isKeptHit) ?? [];
      return good.length === kept?.length ? undefined : good;
    });
    if (wrong) store(key, JSON.stringify(wrong));
  }
}

function entriesOf(text: string): unknown[] | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const LEVELS = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"];

/**
 * Tells whether an entry is a hit as `toHits` makes it, without what it marks.
 */
function isKeptHit(entry: unknown): boolean {
  if (!isRecord(entry) || !isRecord(entry["hierarchy"])) return false;
  const { content, hierarchy, label, objectID, type, url } = entry;
  return (
    typeof objectID === "string" &&
    typeof label === "string" &&
    typeof hierarchy["lvl0"] === "string" &&
    (type === "lvl1" || type === "lvl2") &&
    typeof hierarchy[type] === "string" &&
    [content, ...LEVELS.map((level) => hierarchy[level])].every(isEscaped) &&
    // Two slashes would be another host, and a scheme anything at all.
    typeof url === "string" &&
    /^\/(?![/\\])/.test(url)
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Tells whether a value is nothing, or a string that holds no markup. */
function isEscaped(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    (typeof value === "string" && !/[<>]/.test(value))
  );
}
