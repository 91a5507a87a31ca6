import path from "node:path";

import {
  commandsShown,
  factsOf,
  latexAddress,
} from "../package-facts/index.ts";
import { entries } from "../reference-tables/index.ts";
import type { FindLinks } from "../static-code/index.ts";
import type { TypeStore } from "./store.ts";
import { readAddresses } from "./summary.ts";
import type { StringUse } from "./types.ts";

/**
 * Finds the names in examples that are described, each where an example uses it
 * first: those of the packages in the API reference, in strings operators in
 * the reference of the library and commands in that of LaTeX.
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
    const linked = new Set<string>();
    return [
      ...typing.names.map((use) => [use, nameAddress(use)] as const),
      ...typing.strings.map((use) => [use, stringAddress(use)] as const),
    ]
      .sort(([a], [b]) => a.start - b.start)
      .flatMap(([{ start: from, end }, address]) => {
        if (address === undefined || linked.has(address)) return [];
        linked.add(address);
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
  const all = entries(siteDir);
  const isReference = all.some(({ file }) => file === document);
  const operators = new Map(
    all
      .filter(({ file }) => file !== document)
      .map(({ name, address }) => [name, address]),
  );
  const commands = new Set(
    isReference ? [] : (await factsOf(commandsShown)).map(({ name }) => name),
  );
  return ({ kind, name }) => {
    if (kind === "operator") return operators.get(name);
    return commands.has(name) ? latexAddress(name) : undefined;
  };
}
