/** The names that the editor of examples completes, read from the packages. */
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import type {
  CommandFact,
  EditorFacts,
  Fact,
} from "../../src/playground/facts.ts";
import { API_LIBRARIES, inLine, layoutOf } from "../api-reference/index.ts";
import { writeIfChanged } from "../files.ts";
import { type DescribedName, libraryNames } from "../name-register/index.ts";
import {
  type CommandShown,
  commandsShown,
  ENGINE_ENTRIES,
  factsOf,
} from "../package-facts/index.ts";
import { typeFacts } from "./types.ts";

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
  const names = await libraryNames(siteDir);
  return {
    ...typeFacts(surfaces, (module) => MODULES.has(module)),
    operators: names.map(operatorFact),
    commands: (await factsOf(commandsShown)).flatMap(commandFact),
  };
}

function operatorFact({ name, fact, sentence }: DescribedName): Fact {
  return {
    name,
    kind: fact.kind === "operator" ? "operator" : "constant",
    signature: fact.type,
    line: inLine(sentence),
  };
}

function commandFact(command: CommandShown): CommandFact[] {
  const { name, codepoint, parameters, use } = command;
  const sign =
    codepoint === undefined || parameters.length > 0
      ? use
      : String.fromCodePoint(codepoint);
  const isWord = /^\\[a-z]+$/i.test(name);
  return isWord ? [{ name, use: sign === name ? "" : sign }] : [];
}
