/** The names that the editor of examples completes, read from the packages. */
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import type {
  CommandFact,
  EditorFacts,
  Fact,
} from "../../src/playground/facts.ts";
import { API_LIBRARIES, layoutOf, lineOf } from "../api-reference/index.ts";
import { writeIfChanged } from "../files.ts";
import {
  commandsShown,
  ENGINE_ENTRIES,
  factsOf,
  latexCommands,
  type LibraryName,
  operators,
} from "../package-facts/index.ts";
import { entryFinder, type LibraryEntry } from "../reference-tables/index.ts";
import { typeFacts } from "./types.ts";

export { signatureOf } from "./signature.ts";

/** Modules that programs of the editor can import. */
const MODULES = new Set([...ENGINE_ENTRIES, "mathlive", "mathlive/ssr"]);

/** Writes what the editor completes, for the browser to load. */
export function editorFacts(context: LoadContext): Plugin {
  const { generatedFilesDir, siteDir } = context;
  return {
    name: "editor-facts",
    async loadContent() {
      const file = path.join(generatedFilesDir, "editor-facts", "facts.json");
      writeIfChanged(file, JSON.stringify(await readEditorFacts(siteDir)));
    },
  };
}

/**
 * Everything that the editor knows of the packages.
 *
 * @param siteDir - Root folder of the project.
 */
export async function readEditorFacts(siteDir: string): Promise<EditorFacts> {
  const layouts = await Promise.all(API_LIBRARIES.map(layoutOf));
  const surfaces = Object.fromEntries(
    layouts.map(({ library, surface }) => [library.name, surface]),
  );
  const names = await factsOf(operators);
  const entryOf = entryFinder(siteDir);
  return {
    ...typeFacts(surfaces, (module) => MODULES.has(module)),
    operators: names.map((fact) => operatorFact(fact, entryOf(fact.name))),
    commands: await commandFacts(),
  };
}

function operatorFact(
  { name, kind, type }: LibraryName,
  { sentence }: LibraryEntry,
): Fact {
  const doc = { text: sentence.text, tags: [] };
  return {
    name,
    kind: kind === "operator" ? "operator" : "constant",
    signature: type,
    line: lineOf({ doc }),
  };
}

async function commandFacts(): Promise<CommandFact[]> {
  const shown = new Map(
    (await factsOf(commandsShown)).map((each) => [each.name, each]),
  );
  return (await factsOf(latexCommands)).flatMap(
    ({ name, codepoint, parameters }) => {
      const isWord = /^\\[a-z]+$/i.test(name);
      const use = shown.get(name)?.use ?? name;
      const sign =
        codepoint === undefined || parameters.length > 0
          ? use
          : String.fromCodePoint(codepoint);
      return isWord ? [{ name, use: sign === name ? "" : sign }] : [];
    },
  );
}
