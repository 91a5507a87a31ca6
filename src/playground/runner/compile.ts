import { parse, type Comment, type Program as Ast } from "acorn";
import MagicString from "magic-string";
import { transform } from "sucrase";

import { findNames } from "./names";
import { consoleLines, rewriteConsole, rewriteImports } from "./rewrite";
import { findShows, lineOf, rewriteShows } from "./shows";
import { spansIn } from "./spans";
import type { Language, Program, Span } from "./types";

const ENGINE = "@cortex-js/compute-engine";

/** What a source becomes: a program, and where its comments and prints are. */
export interface Compiled {
  readonly program: Program;
  readonly comments: readonly Comment[];
  /** Lines on which something is printed or shown, ascending. */
  readonly printLines: readonly number[];
}

/**
 * Make a program of an example's source, whose statements show their values.
 *
 * An example may leave out what every page says: `ce` is a new engine and the
 * functions that the Compute Engine exports are in scope. What it leaves out
 * comes back as the program's prelude, which also runs, so that what readers
 * copy is what was executed. Lines keep their numbers.
 *
 * @param source - The code as its author wrote it, with `import` lines or not.
 * @param language - `js` or `ts`; types are removed, not checked.
 * @param exported - Names that the Compute Engine exports.
 * @param isLabelled - Whether statements are lists of a label and values.
 * @throws SyntaxError when the source does not parse.
 */
export function compile(
  source: string,
  language: Language,
  exported: ReadonlySet<string>,
  isLabelled = false,
): Compiled {
  const script = withoutTypes(source, language);
  const comments: Comment[] = [];
  const ast = parseModule(script, comments);
  const prelude = preludeFor(ast, exported);
  const code = new MagicString(script);
  const own = rewriteImports(ast, code);
  rewriteConsole(ast, code);
  const shows = findShows(ast);
  rewriteShows(shows, code, isLabelled);
  const head = new MagicString(prelude);
  const implied = rewriteImports(parseModule(prelude), head);
  const bindings = implied.bindings + own.bindings;
  return {
    program: {
      code: `"use strict";${bindings}${head.toString().replaceAll("\n", " ")}${code.toString()}`,
      prelude,
      shows: spansIn(source, script, shows),
      modules: [...new Set([...implied.modules, ...own.modules])],
      names: [...new Set([...implied.names, ...own.names])],
    },
    comments,
    printLines: [...consoleLines(ast), ...shows.map(lineOf)].sort(
      (a, b) => a - b,
    ),
  };
}

/**
 * Where a source has statements that show their value, in order.
 *
 * @throws SyntaxError when it does not parse.
 */
export function findSpans(source: string, language: Language): Span[] {
  const script = withoutTypes(source, language);
  return spansIn(source, script, findShows(parseModule(script)));
}

function withoutTypes(source: string, language: Language): string {
  if (language === "js") return source;
  return transform(source, {
    transforms: ["typescript"],
    disableESTransforms: true,
  }).code;
}

function parseModule(code: string, onComment: Comment[] = []): Ast {
  return parse(code, {
    ecmaVersion: "latest",
    sourceType: "module",
    locations: true,
    onComment,
  });
}

function preludeFor(ast: Ast, exported: ReadonlySet<string>): string {
  const { used, declared } = findNames(ast);
  const free = [...used].filter((name) => !declared.has(name));
  const names = free.filter((name) => exported.has(name));
  const needsEngine = free.includes("ce");
  if (needsEngine && !declared.has("ComputeEngine")) {
    names.push("ComputeEngine");
  }
  const lines: string[] = [];
  if (names.length > 0) {
    const list = [...new Set(names)].sort().join(", ");
    lines.push(`import { ${list} } from "${ENGINE}";`);
  }
  if (needsEngine) lines.push("const ce = new ComputeEngine();");
  return lines.join("\n");
}
