import path from "node:path";

import { API_LIBRARIES, layoutOf, pathOf } from "../api-reference/index.ts";
import { entries, entriesByName } from "../name-register/index.ts";
import {
  commandsShown,
  factsOf,
  latexAddress,
} from "../package-facts/index.ts";
import type { FindLinks } from "../static-code/index.ts";
import type { NameUse } from "./names.ts";
import type { TypeStore } from "./store.ts";
import type { StringUse } from "./strings.ts";

/**
 * Finds the names in examples that are described: those of the packages in the
 * API reference, in strings operators in the reference of the library and
 * commands in that of LaTeX. Pages that describe operators, which are long,
 * link each of them where an example uses it first.
 *
 * @param store - Knows the names.
 * @param siteDir - Root folder of the project.
 * @param baseUrl - The path that the site is served under.
 */
export function exampleLinks(
  store: TypeStore,
  siteDir: string,
  baseUrl: string,
): FindLinks {
  return async ({ language, source, prelude, page }) => {
    if (language !== "js" && language !== "ts") return [];
    const [typing] = store.check([{ language, source, prelude }]);
    if (!typing) return [];
    const nameAddress = await readAddresses();
    const document = page && path.relative(siteDir, page);
    const stringAddress = await readStringAddresses(siteDir, document);
    const isReference = hasEntries(siteDir, document);
    const unlinked = new Set(isReference ? IN_EACH_EXAMPLE : []);
    return [
      ...typing.names.map((use) => [use, nameAddress(use)] as const),
      ...typing.strings.map((use) => [use, stringAddress(use)] as const),
    ]
      .sort(([a], [b]) => a.start - b.start)
      .flatMap(([{ start: from, end }, address]) => {
        if (address === undefined || unlinked.has(address)) return [];
        if (isReference) unlinked.add(address);
        const before = source.slice(0, from).split("\n");
        const start = before.at(-1)?.length ?? 0;
        return {
          line: before.length,
          start,
          end: start + end - from,
          address: baseUrl + address.slice(1),
        };
      });
  };
}

/**
 * Entries that nearly each example of a reference uses. Links to them would be
 * a tenth of the page; the page that says how to read an entry has them.
 */
const IN_EACH_EXAMPLE = [
  ...["ComputeEngine.expr", "ComputeEngine.parse"].map(
    (name) => `/compute-engine/api/compute-engine/#${name}`,
  ),
  ...["Expression.evaluate", "Expression.json", "Expression.N"].map(
    (name) => `/compute-engine/api/expression/#${name}`,
  ),
];

/**
 * The entries of the names in strings. A page that describes operators does not
 * link its own, which its examples are about, nor LaTeX, which their signatures
 * show.
 *
 * @param document - The page, from the root of the project.
 */
async function readStringAddresses(
  siteDir: string,
  document?: string,
): Promise<(use: StringUse) => string | undefined> {
  const operators = entriesByName(siteDir);
  const commands = new Set(
    hasEntries(siteDir, document)
      ? []
      : (await factsOf(commandsShown)).map(({ name }) => name),
  );
  return ({ kind, name }) => {
    if (kind === "operator") {
      const entry = operators.get(name);
      return entry?.file === document ? undefined : entry?.address;
    }
    return commands.has(name) ? latexAddress(name) : undefined;
  };
}

/** Tells whether a page describes operators. */
function hasEntries(siteDir: string, document?: string): boolean {
  return entries(siteDir).some(({ file }) => file === document);
}

/** Finds the entry of a name in the API reference: a path without the base. */
type AddressOf = (use: NameUse) => string | undefined;

/** The entries of the API reference, by the names in examples. */
export async function readAddresses(): Promise<AddressOf> {
  const layouts = await Promise.all(API_LIBRARIES.map(layoutOf));
  return (use) => {
    const layout = layouts.find(({ library }) => library.name === use.package);
    const [place] = use.keys.flatMap((key) => layout?.places.get(key) ?? []);
    return layout && place && pathOf(layout, place);
  };
}
