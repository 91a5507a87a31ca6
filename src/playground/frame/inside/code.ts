import {
  parse,
  type Literal,
  type Node,
  type Program,
  type Statement,
} from "acorn";
import { simple } from "acorn-walk";
import MagicString from "magic-string";

import { rewriteConsole } from "../../runner";
import type { MarkupSource } from "../types";

/** An example, ready to be written into the document. */
export interface Prepared {
  readonly html: string;
  /** The module; empty when it does not parse. */
  readonly js: string;
  /** Specifiers of the modules that the example imports. */
  readonly modules: readonly string[];
  /** The error of a module that does not parse. */
  readonly error?: SyntaxError;
}

/** A `<script>` with its attributes and its content. */
const SCRIPT = /(<script\b([^>]*)>)([^]*?)(?=<\/script\b)/gi;

/** Types of scripts that hold JavaScript; none stands for one too. */
const TYPE = /\btype\s*=\s*["']?([\w/.-]+)/i;
const CLASSIC = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/i;

/**
 * Makes an example's code ready to run: loops are guarded and calls of console
 * methods in the module know their line. Lines keep their numbers.
 *
 * @param compileJsx - Compiles the JSX of a module that imports React.
 */
export function prepare(
  { html, js }: MarkupSource,
  compileJsx = (module: string) => module,
): Prepared {
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
    const module = compileJsx(js);
    const code = new MagicString(module);
    const ast = parseCode(module, true);
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

type Loop = Node & { readonly body: Statement };

/** Passes of a loop between two looks at the clock. */
const PASSES = 16;

/** Lets every pass of every loop call `$guard`. Lines keep their numbers. */
function guardLoops(ast: Program, code: MagicString): void {
  const guard = ({ body }: Loop) => {
    if (body.type === "BlockStatement") {
      code.appendRight(body.start + 1, "$guard();");
      return;
    }
    code.appendRight(body.start, "{$guard();");
    code.prependLeft(body.end, "}");
  };
  simple(ast, {
    ForStatement: guard,
    ForInStatement: guard,
    ForOfStatement: guard,
    WhileStatement: guard,
    DoWhileStatement: guard,
  });
}

/**
 * Makes `$guard`: it throws when code runs for too long without a pause. A
 * frame may share its thread with the page, which then stands still as well.
 *
 * @param budgetMs - Longest time without a pause, in milliseconds.
 * @throws Error from `$guard`, once the time is over.
 */
export function makeGuard(budgetMs: number): () => void {
  const { setTimeout } = globalThis;
  const now = performance.now.bind(performance);
  let passes = 0;
  let since: number | undefined;
  // A task of its own comes when what runs now, with its microtasks, is over.
  const pause = () => (since = undefined);
  return () => {
    passes = (passes + 1) % PASSES;
    if (passes !== 0) return;
    if (since === undefined) {
      since = now();
      setTimeout(pause);
    } else if (now() - since > budgetMs) {
      throw new Error(
        `A loop was ended after ${String(budgetMs / 1000)} s without a pause.`,
      );
    }
  };
}
