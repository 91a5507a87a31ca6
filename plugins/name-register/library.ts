import {
  commandsShown,
  factsOf,
  type LibraryName,
  operators,
} from "../package-facts/index.ts";
import type { WordLists } from "../word-lists.ts";
import { entriesByName, type LibraryEntry } from "./entries.ts";
import { latexNames } from "./latex-names.ts";
import type { RegisteredName } from "./name.ts";
import { onceABuild } from "./once.ts";
import synonymLists from "./synonyms.json";

/** A name of the standard library, with its facts and its entry. */
export interface DescribedName extends RegisteredName<"operator"> {
  readonly fact: LibraryName;
  readonly entry: LibraryEntry;
  /** Words that readers know it by and that the engine does not say. */
  readonly synonyms: readonly string[];
}

const SYNONYMS: WordLists = synonymLists;

/**
 * Returns all names of the standard library, in the order of the package.
 *
 * @param siteDir - Root folder of the project.
 * @throws Error where no page has the entry of a name.
 */
export const libraryNames = onceABuild(
  async (siteDir): Promise<readonly DescribedName[]> => {
    const known = entriesByName(siteDir);
    const commands = await factsOf(commandsShown);
    const signs = new Map(commands.map(({ name, sign }) => [name, sign]));
    return (await factsOf(operators)).map((fact) => {
      const { name, type, keywords } = fact;
      const entry = known.get(name);
      if (!entry)
        throw new Error(
          `${name} has no entry: a page of docs/compute-engine/reference/ needs <Signature of="${name}" />`,
        );
      const synonyms = SYNONYMS[name] ?? [];
      return {
        kind: "operator",
        name,
        address: entry.address,
        titles: [entry.section, name],
        signature: `${name}: ${type}`,
        sentence: entry.sentence.text,
        keys: [
          name,
          ...latexNames(fact, signs),
          ...keywords,
          ...synonyms,
          ...epsilNames(fact),
        ],
        fact,
        entry,
        synonyms,
      };
    });
  },
);

/** Its name in Epsil, unless that differs in a capital letter only. */
function epsilNames({ name, epsil }: LibraryName): string[] {
  const isOther = epsil?.toLowerCase() !== name.toLowerCase();
  return epsil !== null && isOther ? [epsil] : [];
}
