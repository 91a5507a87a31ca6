import { parse, type Comment, type Program as Ast } from "acorn";
import MagicString from "magic-string";
import { transform } from "sucrase";

import { preludeFor } from "./prelude";
import { consoleLines, rewriteConsole, rewriteImports } from "./rewrite";
import { findShows, lineOf, rewriteShows, spansIn, type Span } from "./shows";

/** Languages that an example can be written in. */
export type Language = "js" | "ts";

/** An example, ready to be executed: see {@link compile}. */
export interface Program {
  /**
   * Body of an async function of `$import`, `$console`, `$show` and
   * `console`.
   */
  readonly code: string;
  /** Lines that the source leaves out: with them it runs anywhere. */
  readonly prelude: string;
  /** Places of the statements in the source that show their value, in order. */
  readonly shows: readonly Span[];
  /** The packages and entry points it imports. */
  readonly modules: readonly string[];
  /** The names it imports, whatever from; `*` for all of a module. */
  readonly names: readonly string[];
}

/** A compiled source: a program, and where its comments and prints are. */
export interface Compiled {
  readonly program: Program;
  readonly comments: readonly Comment[];
  /** Lines on which something is printed or shown, ascending. */
  readonly printLines: readonly number[];
}

/**
 * Makes a program of an example's source, whose statements show their values.
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
 * Finds the statements of a source that show their value, in order.
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
