import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Parents, Root } from "mdast";
import { visit } from "unist-util-visit";

import { compile, type Language } from "../../src/playground/runner/index.ts";
import { isElement } from "../mdx/index.ts";
import { loadComputeEngine } from "../package-facts/index.ts";
import { parseMeta, type Meta } from "../static-code/index.ts";
import type { TypedProgram } from "./types.ts";

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
  visit(tree, "code", ({ lang, meta, value, position }, _, parent) => {
    const language = lang === "js" || lang === "ts" ? lang : undefined;
    const about = parseMeta(meta);
    if (language === undefined || !isRun(about, parent)) return;
    found.push({
      language,
      source: value,
      prelude: about.flags.has("live") ? preludeOf(value, language) : "",
      line: position?.start.line ?? 0,
      typeError: about.values.get("type-error"),
    });
  });
  return found;
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

/**
 * The scripts of tutorials, as each step leaves them: absolute paths.
 *
 * @param siteDir - Root folder of the project.
 */
export function findScripts(siteDir: string): string[] {
  const dir = path.join(siteDir, "docs/tutorials");
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((name) => path.basename(name) === "script.js")
    .map((name) => path.join(dir, name))
    .sort();
}

/** A script of a tutorial as a program. */
export function readScript(file: string): Placed {
  const source = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  return { language: "js", source, prelude: "", line: 0, typeError: undefined };
}
