/** The contents of the cards on names in code, a file a page. */
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { factKey, factsPath, type NameFact } from "../src/code-cards/index.ts";
import { writeIfChanged } from "./files.ts";
import { htmlOf, joined } from "./html.ts";
import {
  apiNames,
  commandNames,
  libraryNames,
  type RegisteredName,
  terms,
} from "./name-register/index.ts";
import { highlightLines } from "./static-code/index.ts";

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

type Named = readonly [address: string, fact: NameFact];

/**
 * Collects what cards say of exports and members, of the names of the standard
 * library, of what signatures are made of and of the commands of LaTeX, by the
 * addresses that links to them have.
 *
 * @param siteDir - Root folder of the project.
 */
export async function namedFacts(siteDir: string): Promise<Named[]> {
  const names = [
    ...(await apiNames()),
    ...(await libraryNames(siteDir)),
    ...terms(siteDir),
    ...(await commandNames()),
  ];
  return names.flatMap(cardOf);
}

/** A declaration that says no more than the name: `interface Expression`. */
const BARE = /^(?:class|interface) \w+$/;

function cardOf(registered: RegisteredName): Named[] {
  const { kind, name, address, sentence, deprecated } = registered;
  const text = shortenCode(registered.signature);
  const isBare = text === name || BARE.test(text);
  if (isBare && sentence === "" && deprecated === undefined) return [];
  const language = LANGUAGES[kind];
  const fact = {
    code: htmlOf(
      language ? joined(highlightLines(text, language), "\n") : text,
    ),
    ...(sentence !== "" && { line: sentence }),
    ...(deprecated !== undefined && { deprecated }),
  };
  return [[address, fact]];
}

/** The languages of declarations; the engine's own notation has no colors. */
const LANGUAGES = {
  command: "latex",
  member: "ts",
  operator: undefined,
  term: undefined,
} as const;

/** Longest declaration that a card shows, in characters. */
const LONGEST = 240;

/**
 * A declaration, short enough for a card: as many overloads as it has room for,
 * of the first at least a part.
 *
 * @param code - A line an overload.
 */
export function shortenCode(code: string): string {
  const [first = "", ...others] = code.split("\n");
  const shown = [
    first.length > LONGEST ? `${first.slice(0, LONGEST - 1)}…` : first,
  ];
  for (const overload of others) {
    if ([...shown, overload].join("\n").length > LONGEST) break;
    shown.push(overload);
  }
  const left = others.length + 1 - shown.length;
  if (left === 0) return shown.join("\n");
  const more =
    left === 1 ? "1 more overload" : `${String(left)} more overloads`;
  return [...shown, `// ${more}`].join("\n");
}
