import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { compile, type Language } from "../../src/playground/runner/index.ts";
import { attributesOf, type JsxElement } from "../mdx/index.ts";
import { loadComputeEngine } from "../package-facts/index.ts";
import type { Fence } from "../source-pages/index.ts";

/** An example as the compiler reads it. */
export interface TypedProgram {
  readonly language: Language;
  readonly source: string;
  /** Lines that the source leaves out, as Copy adds them. */
  readonly prelude: string;
}

/** An example that is run, and where it is. */
export interface Placed extends TypedProgram {
  /** Line of its file that comes before its first. */
  readonly line: number;
  /** Part of the compiler's message, where it is meant to have a type error. */
  readonly typeError: string | undefined;
}

const exported: ReadonlySet<string> = new Set(Object.keys(loadComputeEngine()));

/**
 * Finds the programs of a document that the build or the browser tests run: its
 * live and its checked fences, and the modules of markup examples.
 *
 * @param fences - All fences of the document.
 */
export function collectPrograms(fences: readonly Fence[]): Placed[] {
  return fences.flatMap((fence) => {
    const program = programOf(fence);
    return program ? [program] : modulesIn(fence);
  });
}

/**
 * Returns the program of a fence; undefined where neither the build nor the
 * browser tests run it.
 */
export function programOf(fence: Fence): Placed | undefined {
  const { node, meta, runs, line } = fence;
  const language = fence.language === "jsx" ? "js" : fence.language;
  if ((language !== "js" && language !== "ts") || runs.length === 0)
    return undefined;
  return {
    language,
    source: node.value,
    prelude: runs.includes("live") ? preludeOf(node.value, language) : "",
    line,
    typeError: meta.values.get("type-error"),
  };
}

/** Nothing for what does not parse, which the compiler then says. */
function preludeOf(source: string, language: Language): string {
  try {
    return compile(source, language, exported).program.prelude;
  } catch {
    return "";
  }
}

/** The folder of the tutorials, from the root of the project. */
const TUTORIALS = "docs/tutorials";

/**
 * The scripts of tutorials, as each step leaves them: absolute paths.
 *
 * @param siteDir - Root folder of the project.
 */
export function findScripts(siteDir: string): string[] {
  const dir = path.join(siteDir, TUTORIALS);
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((name) => path.basename(name) === "script.js")
    .map((name) => path.join(dir, name))
    .sort();
}

/**
 * The script that a step of a tutorial leaves, as a program.
 *
 * @param siteDir - Root folder of the project.
 * @param step - The step: `<Step of="simple-quiz" number="2" />`.
 * @returns Undefined where the step does not change the script.
 */
export function scriptOf(
  siteDir: string,
  step: JsxElement,
): Placed | undefined {
  const { of = "", number = "" } = attributesOf(step);
  const file = path.join(siteDir, TUTORIALS, of, number, "script.js");
  return existsSync(file) ? readScript(file) : undefined;
}

/** A script of a tutorial as a program. */
export function readScript(file: string): Placed {
  const source = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  return { language: "js", source, prelude: "", line: 0, typeError: undefined };
}

/** The modules in a document, each with what comes before its code. */
const MODULE = /(<script type="module">)([^]*?)<\/script>/g;

/** The address of a package at a content delivery network, with its version. */
const AT_NETWORK =
  /(["'`])https:\/\/[^"'`]*?\/((?:@[\w-]+\/)?[\w-]+)@\d[^"'`]*\1/g;

/**
 * Finds the modules of a document that the browser tests open, `html checked`.
 * What they import from a network is the package that is installed.
 */
function modulesIn({ node, language, meta, runs, line }: Fence): Placed[] {
  const { value } = node;
  if (language !== "html" || !runs.includes("checked")) return [];
  return [...value.matchAll(MODULE)].map(
    ({ index, 1: tag = "", 2: code = "" }) => ({
      language: "js",
      source: code.replaceAll(AT_NETWORK, "$1$2$1"),
      prelude: "",
      line: line + value.slice(0, index + tag.length).split("\n").length - 1,
      typeError: meta.values.get("type-error"),
    }),
  );
}
