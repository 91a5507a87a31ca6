import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import {
  factKey,
  factsPath,
  type NameFact,
} from "../../src/code-cards/index.ts";
import { writeIfChanged } from "../files.ts";
import { namedFacts } from "./facts.ts";

/**
 * Writes what cards say of the names that code links to: beside each page that
 * describes some, a file that is loaded for the first of its names.
 */
export function codeCards({ siteDir }: LoadContext): Plugin {
  return {
    name: "code-cards",
    async postBuild({ outDir }) {
      const files = new Map<string, Record<string, NameFact>>();
      for (const [address, fact] of await namedFacts(siteDir)) {
        const url = new URL(address, "https://site.invalid");
        const facts = files.get(factsPath(url)) ?? {};
        files.set(factsPath(url), { ...facts, [factKey(url)]: fact });
      }
      for (const [file, facts] of files)
        writeIfChanged(path.join(outDir, file), JSON.stringify(facts));
    },
  };
}
