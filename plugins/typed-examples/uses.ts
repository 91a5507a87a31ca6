import type { FindUses, Use, Uses } from "../generated-content/index.ts";
import { entries } from "../reference-tables/index.ts";
import { type Section, sectionsOf } from "./sections.ts";
import type { TypeStore } from "./store.ts";
import { readAddresses } from "./summary.ts";

/** The most pages that an entry links. */
const MOST = 3;

/** A section with an example that uses an entry. */
export interface Found {
  /** Where the entry is, from the root of the site. */
  readonly entry: string;
  readonly section: Section;
}

/**
 * Finds the sections whose examples use the entries of the API reference, and
 * the operators that reference pages tell about.
 *
 * @param store - Knows what the names in examples mean.
 * @param siteDir - Root folder of the project.
 * @returns What finds them, once.
 */
export function exampleUses(store: TypeStore, siteDir: string): FindUses {
  let found: Promise<Uses> | undefined;
  return () => (found ??= findUses(store, siteDir));
}

async function findUses(store: TypeStore, siteDir: string): Promise<Uses> {
  const addressOf = await readAddresses();
  const operators = new Map(
    entries(siteDir).map(({ name, address }) => [name, address]),
  );
  const examples = sectionsOf(siteDir).flatMap((section) =>
    section.programs.map((program) => ({ section, program })),
  );
  const typings = store.check(examples.map(({ program }) => program));
  return bestUses(
    examples.flatMap(({ section }, index) => {
      const { names = [], strings = [] } = typings[index] ?? {};
      const used = new Set([
        ...names.map(addressOf),
        ...strings.map(({ kind, name }) =>
          kind === "operator" ? operators.get(name) : undefined,
        ),
      ]);
      return [...used].flatMap((entry) =>
        entry === undefined ? [] : [{ entry, section }],
      );
    }),
  );
}

/**
 * The uses that each entry links, one a page: guides first, then the pages with
 * the most examples that use it. The link leads to the section of most of them.
 *
 * @param found - An item an example that uses an entry, in the order of pages.
 */
export function bestUses(found: readonly Found[]): Uses {
  const known = new Map<string, Map<string, Section[]>>();
  for (const { entry, section } of found) {
    const { route } = section;
    if (entry.startsWith(`${route}#`)) continue;
    const pages = known.get(entry) ?? new Map<string, Section[]>();
    known.set(entry, pages.set(route, [...(pages.get(route) ?? []), section]));
  }
  return new Map(
    [...known].map(([entry, pages]) => {
      const best = [...pages.values()].sort(
        (one, other) =>
          Number(isGuide(other)) - Number(isGuide(one)) ||
          other.length - one.length,
      );
      return [entry, best.slice(0, MOST).map(useOf)];
    }),
  );
}

/** The use to link, of those on a page. */
function useOf(sections: readonly Section[]): Use {
  const count = (section: Section) =>
    sections.filter((each) => each === section).length;
  const [best] = sections.toSorted((a, b) => count(b) - count(a));
  const { title = "", route = "", anchor = "" } = best ?? {};
  return { title, address: anchor === "" ? route : `${route}#${anchor}` };
}

function isGuide([section]: readonly Section[]): boolean {
  return section?.route.includes("/guides/") === true;
}
