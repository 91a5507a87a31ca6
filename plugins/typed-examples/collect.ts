import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Code, Parents, Root } from "mdast";
import { visit } from "unist-util-visit";

import { compile, type Language } from "../../src/playground/runner/index.ts";
import { attributesOf, isElement, type JsxElement } from "../mdx/index.ts";
import { loadComputeEngine } from "../package-facts/index.ts";
import { languageOf, type Meta, parseMeta } from "../static-code/index.ts";

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
  /** What the compiler says of it, where it is meant to have a type error. */
  readonly typeError: string | undefined;
}

const exported: ReadonlySet<string> = new Set(Object.keys(loadComputeEngine()));

/**
 * The programs of a document that the build or the browser tests run: its live
 * and its checked fences, and the modules of markup examples.
 */
export function collectPrograms(tree: Root): Placed[] {
  const found: Placed[] = [];
  visit(tree, "code", (node, _, parent) => {
    const program = programOf(node, parent);
    found.push(...(program ? [program] : modulesIn(node)));
  });
  return found;
}

/**
 * The program of a fence; undefined where neither the build nor the browser
 * tests run it.
 *
 * @param node - The fence.
 * @param parent - The node that it is in.
 */
export function programOf(
  { lang, meta, value, position }: Code,
  parent: Parents | undefined,
): Placed | undefined {
  const written = languageOf(lang ?? "");
  const language = written === "jsx" ? "js" : written;
  const about = parseMeta(meta);
  if ((language !== "js" && language !== "ts") || !isRun(about, parent))
    return undefined;
  return {
    language,
    source: value,
    prelude: about.flags.has("live") ? preludeOf(value, language) : "",
    line: position?.start.line ?? 0,
    typeError: about.values.get("type-error"),
  };
}

function isRun({ flags }: Meta, parent: Parents | undefined): boolean {
  return (
    flags.has("live") ||
    flags.has("checked") ||
    (parent !== undefined && isElement(parent) && parent.name === "Playground")
  );
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
 * The modules of a document that the browser tests open: `html checked`. What
 * they import from a network is the package that is installed.
 *
 * @param node - The fence.
 */
function modulesIn({ lang, meta, value, position }: Code): Placed[] {
  const { flags, values } = parseMeta(meta);
  if (lang !== "html" || !flags.has("checked")) return [];
  return [...value.matchAll(MODULE)].map(
    ({ index, 1: tag = "", 2: code = "" }) => ({
      language: "js",
      source: code.replaceAll(AT_NETWORK, "$1$2$1"),
      prelude: "",
      line:
        (position?.start.line ?? 0) +
        value.slice(0, index + tag.length).split("\n").length -
        1,
      typeError: values.get("type-error"),
    }),
  );
}
