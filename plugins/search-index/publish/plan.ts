import type { IndexSettings, SynonymHit } from "algoliasearch";

import type { SearchRecord } from "../../../src/search/index.ts";
import { digestOf } from "../../files.ts";
import { type IndexObject, objectsOf } from "./objects.ts";

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
  /** Number of objects in all batches. */
  readonly total: number;
  /** Names the content: the same for the same content alone. */
  readonly digest: string;
}

/**
 * Plans an index.
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

/** Most results that the service pages through; without it 1,000. */
const MOST_RESULTS = 20_000;

/** Signs that join the parts of a name: `math-field`, `mf.value`, `\int`. */
const JOINERS = "-_.'\\";

/**
 * Makes the settings by which the service reads and ranks the index.
 *
 * @param records - All that the index will hold.
 */
function settingsFor(records: readonly SearchRecord[]): IndexSettings {
  return {
    // A place that is called so comes before one that belongs to something
    // called so, and that before one that speaks of it.
    searchableAttributes: [
      "unordered(title),unordered(names)",
      "unordered(titles)",
      "unordered(phrases)",
      "unordered(text)",
    ],
    // A name in full comes before longer names that begin with it: `Sin`
    // before `Sinh`. Only what matches alike is ranked by kind and depth.
    ranking: [
      "words",
      "filters",
      "typo",
      "exact",
      "attribute",
      "proximity",
      "custom",
    ],
    customRanking: ["desc(weight)", "asc(depth)", "asc(piece)"],
    attributeForDistinct: "url",
    distinct: true,
    attributesForFaceting: ["filterOnly(area)"],
    // One letter makes another function: `sin` must not bring `min` as well.
    typoTolerance: "min",
    // Questions hold words that no page has. They count only where the rest
    // finds nothing, since `in`, `not` and `to` are LaTeX commands as well.
    removeWordsIfNoResults: "allOptional",
    indexLanguages: ["en"],
    queryLanguages: ["en"],
    ignorePlurals: true,
    camelCaseAttributes: ["title", "titles", "names"],
    separatorsToIndex: signsOf(records),
    paginationLimitedTo: MOST_RESULTS,
  };
}

/**
 * Signs that are a name by themselves, such as `∫`: the service skips others.
 */
function signsOf(records: readonly SearchRecord[]): string {
  const isSign = /^[^\p{Letter}\p{Number}\p{Separator}\p{Currency_Symbol}]$/u;
  const signs = records.flatMap(({ names }) =>
    names.filter((name) => isSign.test(name) && !JOINERS.includes(name)),
  );
  return [...new Set(signs)].sort().join("");
}

/**
 * Ways to write the same. What places are called besides their titles is among
 * the names of their records.
 */
const SPELLINGS = [
  ["mathfield", "math field"],
  ["mathlive", "math live"],
  ["mathjson", "math json"],
  ["latex", "tex"],
  ["keybinding", "key binding", "keyboard shortcut"],
  ["matrix", "matrices"],
  ["colour", "color"],
  ["factorise", "factorize", "factor"],
  ["normalise", "normalize"],
  ["serialise", "serialize"],
];

/** The synonyms of the index. */
const SYNONYMS: SynonymHit[] = SPELLINGS.map((synonyms) => ({
  objectID: synonyms.join("-").replaceAll(" ", "_"),
  type: "synonym",
  synonyms,
}));
