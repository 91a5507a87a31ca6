import { parse, type Literal, type Program } from "acorn";
import { simple } from "acorn-walk";
import MagicString from "magic-string";

import { rewriteConsole } from "../../runner";
import type { MarkupSource } from "../types";
import { guardLoops } from "./guard";

/** An example, ready to be written into the document. */
export interface Prepared {
  readonly html: string;
  /** The module; empty when it does not parse. */
  readonly js: string;
  /** What the example imports. */
  readonly modules: readonly string[];
  /** Why the module does not parse. */
  readonly error?: SyntaxError;
}

/** A `<script>` with its attributes and its content. */
const SCRIPT = /(<script\b([^>]*)>)([^]*?)(?=<\/script\b)/gi;

/** Types of scripts that hold JavaScript; none stands for one too. */
const TYPE = /\btype\s*=\s*["']?([\w/.-]+)/i;
const CLASSIC = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/i;

/**
 * Make an example's code ready to run: loops are guarded and calls of console
 * methods in the module know their line. Lines keep their numbers.
 */
export function prepare({ html, js }: MarkupSource): Prepared {
  const modules = new Set<string>();
  const guarded = html.replace(
    SCRIPT,
    (whole, tag: string, attributes: string, script: string) => {
      const [, type = "text/javascript"] = TYPE.exec(attributes) ?? [];
      if (type !== "module" && !CLASSIC.test(type)) return whole;
      return tag + guardScript(script, type === "module", modules);
    },
  );
  try {
    const code = new MagicString(js);
    const ast = parseCode(js, true);
    rewriteConsole(ast, code);
    guardLoops(ast, code);
    addImports(ast, modules);
    return { html: guarded, js: code.toString(), modules: [...modules] };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { html: guarded, js: "", modules: [...modules], error };
  }
}

function guardScript(
  script: string,
  isModule: boolean,
  modules: Set<string>,
): string {
  try {
    const code = new MagicString(script);
    const ast = parseCode(script, isModule);
    guardLoops(ast, code);
    addImports(ast, modules);
    return code.toString();
  } catch {
    // The browser says better what is wrong with it, and where.
    return script;
  }
}

function parseCode(code: string, isModule: boolean): Program {
  return parse(code, {
    ecmaVersion: "latest",
    sourceType: isModule ? "module" : "script",
    locations: true,
  });
}

function addImports(ast: Program, modules: Set<string>): void {
  const add = ({ value }: Literal) => {
    if (typeof value === "string") modules.add(value);
  };
  simple(ast, {
    ImportDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration({ source }) {
      if (source) add(source);
    },
    ImportExpression({ source }) {
      if (source.type === "Literal") add(source);
    },
  });
}
