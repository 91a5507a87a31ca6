import type { IndexSettings, SynonymHit } from "algoliasearch";

import type { SearchRecord } from "../../../src/search/index.ts";
import { digestOf } from "../../files.ts";
import { objectsOf, type IndexObject } from "./objects.ts";
import { settingsFor, SYNONYMS } from "./settings.ts";

/**
 * Most objects of a batch. As each has less than 9 KB, a batch stays below the
 * 10 MB that the service recommends.
 */
const BATCH = 1000;

/** All that an index will consist of. */
export interface Plan {
  readonly settings: IndexSettings;
  readonly synonyms: SynonymHit[];
  /** The objects, in the order in which they are sent. */
  readonly batches: readonly (readonly IndexObject[])[];
  /** How many objects there are. */
  readonly total: number;
  /** Names the content: the same for the same content alone. */
  readonly digest: string;
}

/**
 * Plan an index.
 *
 * @param records - What it is to find.
 * @throws Error when one of them does not fit in.
 */
export function planOf(records: readonly SearchRecord[]): Plan {
  const objects = records.flatMap(objectsOf);
  const settings = settingsFor(records);
  const batches = Array.from(
    { length: Math.ceil(objects.length / BATCH) },
    (_, index) => objects.slice(index * BATCH, (index + 1) * BATCH),
  );
  const content = JSON.stringify([settings, SYNONYMS, objects]);
  const digest = digestOf(content);
  return {
    settings,
    synonyms: SYNONYMS,
    batches,
    total: objects.length,
    digest: digest.slice(0, 12),
  };
}
