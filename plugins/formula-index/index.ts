/** What the search by formula looks through: the formulas of all pages. */
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { structureToken } from "../../src/search/formula/tokens.ts";
import type {
  FormulaData,
  PlacedFormula,
} from "../../src/search/formula/types.ts";
import { writeIfChanged } from "../files.ts";
import { commandNames } from "../name-register/index.ts";
import { latexAddress } from "../package-facts/index.ts";
import { sourcePages } from "../source-pages/index.ts";
import { formulaSections } from "./collect.ts";
import { type Trees, treesOf } from "./trees.ts";

/** Writes the formulas of the pages, for the browser to load. */
export function formulaIndex(context: LoadContext): Plugin {
  const { generatedFilesDir, siteDir } = context;
  return {
    name: "formula-index",
    async loadContent() {
      const file = path.join(generatedFilesDir, "formula-index/formulas.json");
      writeIfChanged(file, JSON.stringify(await readFormulas(siteDir)));
    },
  };
}

/**
 * The formulas of all pages with the sections that show them, and what the
 * packages have an entry or a row for.
 *
 * @param siteDir - Root folder of the project.
 */
export async function readFormulas(siteDir: string): Promise<FormulaData> {
  const all = sourcePages(siteDir).map((page) => ({
    page,
    sections: formulaSections(page),
  }));
  const sections = all.flatMap((one) => one.sections);
  const trees = await treesOf([
    ...new Set(sections.flatMap(({ latex }) => latex)),
  ]);
  const shown = new Map<string, number[]>();
  for (const [place, { latex }] of sections.entries())
    for (const one of unlike(latex, trees))
      shown.set(one, [...(shown.get(one) ?? []), place]);
  const commands = await commandNames();
  return {
    pages: all.flatMap(({ page: { route, sections: own }, sections }) => {
      const places = sections.map(({ place }) => place);
      const title = own[0]?.title ?? "";
      return places.length === 0 ? [] : [{ url: route, title, places }];
    }),
    formulas: [...shown].map(([latex, places]): PlacedFormula => {
      return [latex, trees[latex] ?? null, places];
    }),
    commands: commands.map(({ name }) => name),
    commandUrl: latexAddress(""),
  };
}

/**
 * The formulas of a section that say something: no name or number alone, and of
 * those that differ in names and numbers the first.
 */
function unlike(formulas: readonly string[], trees: Trees): string[] {
  const known = new Set<string>();
  return formulas.filter((latex) => {
    const tree = trees[latex] ?? null;
    if (!Array.isArray(tree)) return latex.includes("\\");
    const structure = structureToken(tree, Infinity);
    const isNew = !known.has(structure);
    known.add(structure);
    return isNew;
  });
}
