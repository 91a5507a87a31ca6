/** Steps of tutorials: what each changes, and the program after it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { ComponentProps } from "react";

import type Step from "../src/components/Step.tsx";
import type { PlaygroundState } from "../src/playground/address.ts";
import type { Provider, View } from "./generated-content/index.ts";
import {
  checkModule,
  MarkupError,
  type MarkupLanguage,
  markupState,
  markupViewOf,
  readOptions,
} from "./live-examples/index.ts";
import { languageLabel, renderBlock, renderDiff } from "./static-code/index.ts";

const ATTRIBUTES = ["of", "number", "title", "height", "open"];

/**
 * Makes a step of a tutorial, `<Step of="simple-quiz" number="2" />`: what it
 * changes in each file, and the whole program after it. The files are those of
 * `docs/tutorials/simple-quiz/2/`, and of the folders before it.
 */
const step: View<Omit<ComponentProps<typeof Step>, "children">> = async (
  attributes,
  siteDir,
) => {
  const { of = "", number = "" } = attributes;
  const other = Object.keys(attributes).find(
    (name) => !ATTRIBUTES.includes(name),
  );
  if (other !== undefined) {
    throw new Error(`a Step takes ${ATTRIBUTES.join(", ")}, not ${other}`);
  }
  if (!/^[a-z-]+$/.test(of) || !/^[1-9]\d*$/.test(number)) {
    throw new Error(
      `of="${of}" number="${number}" is no step, such as of="simple-quiz" number="2"`,
    );
  }
  const dir = path.join(siteDir, "docs/tutorials", of);
  const files = readStep(dir, Number(number));
  const sources = new Map(
    files.map(({ language, code }) => [language, { value: code, meta: null }]),
  );
  const options = { title: `Step ${number}`, ...attributes };
  return {
    changes: files.filter(({ isChanged }) => isChanged).map(changeOf),
    result: markupViewOf({ sources, ...readOptions(options, sources, 0) }),
  };
};

/** Elements that the steps of tutorials add to the documents of the site. */
export const tutorialSteps = {
  sources: [],
  pageSets: [],
  views: { Step: step },
} satisfies Provider;

/** Renders what a page shows of a changed file: all of it where it is new. */
function changeOf({ language, code, before }: StepFile) {
  const html =
    before === undefined
      ? renderBlock({ code, language })
      : renderDiff(before, code, language);
  return {
    html,
    language: languageLabel(language),
    kind: language,
    isNew: before === undefined,
  };
}

/** A file of a tutorial's program, as a step leaves it. */
interface StepFile {
  readonly language: MarkupLanguage;
  readonly code: string;
  /** Its code before the step; undefined where it is new or unchanged. */
  readonly before: string | undefined;
  /** True if the step writes or changes it. */
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
 * Reads the whole program that a step of a tutorial ends with. Each step has a
 * folder with the files that it changes, whole: `1/`, `2/`…
 *
 * @param dir - The folder of the tutorial.
 * @param number - The step, from 1.
 * @throws Error with the file, when a step has no folder, changes nothing, or
 * has a script that does not parse.
 */
function readStep(dir: string, number: number): StepFile[] {
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
