import { readFile } from "node:fs/promises";
import { type Context, createContext, runInContext } from "node:vm";

import { packageFile } from "./installed.ts";
import { expectShape } from "./source.ts";

/** The build of MathLive that keeps the names of its own variables. */
const BUNDLE = packageFile("mathlive", "mathlive.mjs");

let loaded: Promise<Context> | undefined;

/**
 * Tables that MathLive keeps for itself, by the names that they have in its
 * readable bundle: `LATEX_COMMANDS`, `DEFAULT_KEYBINDINGS` and the like.
 * They are objects of another realm: ask `Array.isArray`, not `instanceof`.
 *
 * @param names - Names of variables at the top of the bundle.
 * @throws Error that names in one line the tables that are gone.
 */
export async function readTables(
  names: readonly string[],
): Promise<Record<string, unknown>> {
  loaded ??= load();
  const realm = await loaded;
  const tables = names.map((name): [string, unknown] => [
    name,
    runInContext(`typeof ${name} === "undefined" ? undefined : ${name}`, realm),
  ]);
  const gone = tables.flatMap(([name, table]) =>
    table === undefined || table === null ? [name] : [],
  );
  expectShape(
    gone.length === 0,
    `mathlive.mjs no longer has the table ${gone.join(", ")}`,
  );
  return Object.fromEntries(tables);
}

/** Functions of MathLive that need no browser. */
export interface MathliveFunctions {
  readonly convertLatexToMarkup: (latex: string) => string;
  readonly validateLatex: (latex: string) => readonly { code: string }[];
}

const FUNCTIONS = [
  "convertLatexToMarkup",
  "validateLatex",
] as const satisfies (keyof MathliveFunctions)[];

/**
 * Functions that MathLive exports, from the same bundle: its other one is a
 * module, and whatever loads the site's configuration cannot import it as it
 * is.
 *
 * @throws Error that names in one line what is gone.
 */
export async function mathliveFunctions(): Promise<MathliveFunctions> {
  loaded ??= load();
  const functions: unknown = runInContext("exported", await loaded);
  const gone = FUNCTIONS.filter((name) => !hasFunction(functions, name));
  expectShape(
    gone.length === 0,
    `mathlive.mjs no longer exports ${gone.join(", ")}`,
  );
  return functions as MathliveFunctions;
}

function hasFunction(functions: unknown, name: string): boolean {
  return (
    typeof functions === "object" &&
    functions !== null &&
    typeof Reflect.get(functions, name) === "function"
  );
}

/**
 * In a realm of its own: there the bundle finds what it asks of a browser, and
 * this process stays as it is. As a script: Docusaurus would spend seconds on
 * transpiling the module.
 */
async function load(): Promise<Context> {
  const text = await readFile(BUNDLE, "utf8");
  const [script = "", ...exported] = text.split(/^export \{/m);
  expectShape(
    exported.length === 1 && !/^import /m.test(script),
    "mathlive.mjs is no longer one module that imports nothing and exports once, at its end",
  );
  const realm = createContext();
  runInContext("var HTMLElement = class {};", realm);
  runInContext(script, realm, { filename: BUNDLE });
  // `{ a as b, c }` of an export is `{ b: a, c }` of an object.
  const names = exported[0]?.replaceAll(/([\w$]+) as ([\w$]+)/g, "$2: $1");
  runInContext(`var exported = {${names ?? "}"}`, realm);
  return realm;
}
