import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { PlaygroundState } from "../../src/playground/address.ts";
import {
  checkModule,
  MarkupError,
  markupState,
  type MarkupLanguage,
} from "../live-examples/index.ts";

/** A file of a tutorial's program, as a step leaves it. */
export interface StepFile {
  readonly language: MarkupLanguage;
  readonly code: string;
  /** Its code before the step; undefined where it is new or unchanged. */
  readonly before: string | undefined;
  /** Whether the step writes or changes it. */
  readonly isChanged: boolean;
}

/** The files of a program, in the order of their tabs. */
const FILES = [
  ["index.html", "html"],
  ["style.css", "css"],
  ["script.js", "js"],
] as const;

const NAMES: readonly string[] = FILES.map(([name]) => name);

/**
 * Read the whole program that a step of a tutorial ends with. Each step has a
 * folder with the files that it changes, whole: `1/`, `2/`…
 *
 * @param dir - The folder of the tutorial.
 * @param number - The step, from 1.
 * @throws Error with the file, when a step has no folder, changes nothing, or
 * has a script that does not parse.
 */
export function readStep(dir: string, number: number): StepFile[] {
  const folders = Array.from({ length: number }, (_, index) =>
    path.join(dir, String(index + 1)),
  );
  folders.forEach(checkFolder);
  return FILES.flatMap(([name, language]) => {
    const versions = folders
      .map((folder) => path.join(folder, name))
      .filter((file) => existsSync(file));
    const file = versions.at(-1);
    if (file === undefined) return [];
    const code = readCode(file);
    const isChanged = path.dirname(file) === folders.at(-1);
    const old = isChanged ? versions.at(-2) : undefined;
    const before = old === undefined ? undefined : readCode(old);
    if (before === code) {
      throw new Error(`${shown(file)} is the same as in the step before`);
    }
    if (language === "js") check(file, code);
    return [{ language, code, before, isChanged }];
  });
}

/**
 * The whole programs that the steps of all tutorials end with.
 *
 * @param siteDir - Root folder of the project.
 */
export function statesOfSteps(siteDir: string): PlaygroundState[] {
  const tutorials = path.join(siteDir, "docs/tutorials");
  if (!existsSync(tutorials)) return [];
  return readdirSync(tutorials, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const dir = path.join(tutorials, name);
      return readdirSync(dir).map((_, index) => readStep(dir, index + 1));
    })
    .map((files) =>
      markupState(
        (language) =>
          files.find((file) => file.language === language)?.code ?? "",
      ),
    );
}

function checkFolder(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const other = names.find((name) => !NAMES.includes(name));
  if (names.length === 0) {
    throw new Error(`${shown(folder)} has none of ${NAMES.join(", ")}`);
  }
  if (other !== undefined) {
    throw new Error(`${shown(folder)} has ${NAMES.join(", ")}, not ${other}`);
  }
}

function check(file: string, code: string): void {
  try {
    checkModule(code, 0);
  } catch (error) {
    if (!(error instanceof MarkupError)) throw error;
    throw new Error(`${shown(file)}:${String(error.line)}: ${error.message}`, {
      cause: error,
    });
  }
}

function readCode(file: string): string {
  return readFileSync(file, "utf8").replaceAll("\r\n", "\n").trimEnd();
}

/** A path as messages name it. */
function shown(file: string): string {
  return path.relative(process.cwd(), file);
}
