/** The contents of the cards on names in code, a file a page. */
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { factKey, factsPath, type NameFact } from "../src/code-cards/index.ts";
import {
  API_LIBRARIES,
  deprecationOf,
  layoutOf,
  pathOf,
  sentenceOf,
} from "./api-reference/index.ts";
import { signatureOf } from "./editor-facts/index.ts";
import { writeIfChanged } from "./files.ts";
import {
  commandsShown,
  factsOf,
  latexAddress,
  operators,
} from "./package-facts/index.ts";
import { entryFinder, terms } from "./reference-tables/index.ts";
import { commandSigns } from "./search-index/index.ts";
import { escapeHtml, highlightLines } from "./static-code/index.ts";

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
  const [api, library, commands] = await Promise.all([
    apiFacts(),
    libraryFacts(siteDir),
    commandFacts(),
  ]);
  return [...api, ...library, ...termFacts(siteDir), ...commands];
}

/** A declaration that says no more than the name: `interface Expression`. */
const BARE = /^(?:class|interface) \w+$/;

async function apiFacts(): Promise<Named[]> {
  const layouts = await Promise.all(API_LIBRARIES.map(layoutOf));
  return layouts.flatMap((layout) =>
    [...layout.places.values()].flatMap((place): Named[] => {
      const { subject, member } = place;
      const described = member ?? subject;
      const made = subject.members.find(({ kind }) => kind === "constructor");
      const { code } =
        (member ?? (subject.kind === "class" && made)) || subject;
      const text = shortenCode(signatureOf(code));
      const line = sentenceOf(described);
      const reason = deprecationOf(described.doc);
      if (BARE.test(text) && line === "" && reason === undefined) return [];
      const fact = {
        code: highlightLines(text, "ts").join("\n"),
        ...(line !== "" && { line }),
        ...(reason !== undefined && {
          deprecated: sentenceOf({ doc: { text: reason, tags: [] } }),
        }),
      };
      return [[pathOf(layout, place), fact]];
    }),
  );
}

async function libraryFacts(siteDir: string): Promise<Named[]> {
  const entryOf = entryFinder(siteDir);
  const all = await factsOf(operators);
  return all.map(({ name, type }) => {
    const { address, sentence } = entryOf(name);
    const code = escapeHtml(shortenCode(`${name}: ${type}`));
    return [address, { code, line: sentence.text }];
  });
}

/** Lists what the page on entries says of the types and words of signatures. */
function termFacts(siteDir: string): Named[] {
  return terms(siteDir).map(({ name, address, sentence }) => [
    address,
    { code: escapeHtml(name), line: sentence.text },
  ]);
}

/** Lists how commands are used, and the signs that they draw. */
async function commandFacts(): Promise<Named[]> {
  const signs = await commandSigns();
  const all = await factsOf(commandsShown);
  return all.flatMap(({ name, use }): Named[] => {
    const sign = signs.get(name);
    if (sign === undefined && use === name) return [];
    const code = highlightLines(use, "latex").join("\n");
    return [
      [latexAddress(name), { code, ...(sign !== undefined && { line: sign }) }],
    ];
  });
}

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
