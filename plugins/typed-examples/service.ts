import { readFileSync } from "node:fs";
import path from "node:path";

import type ts from "typescript";

import type { Language } from "../../src/playground/runner/index.ts";

type Compiler = typeof ts;

/** The compiler, with the examples of a language as its modules. */
export interface Service {
  readonly service: ts.LanguageService;
  /** Takes other modules in the place of those before: texts by file. */
  readonly use: (modules: ReadonlyMap<string, string>) => void;
}

/**
 * Makes compilers for JavaScript and TypeScript, which share what they parse.
 *
 * @param ts - The compiler's API.
 * @param siteDir - The folder that packages are looked for from.
 */
export function makeServices(
  ts: Compiler,
  siteDir: string,
): Readonly<Record<Language, Service>> {
  const registry = ts.createDocumentRegistry();
  const make = (language: Language): Service => {
    const texts = language === "js" ? [...SCOPE.js, tagIn(siteDir)] : SCOPE.ts;
    const scope = texts.map((text, index) => {
      const name = `${language}-scope-${String(index)}.d.ts`;
      return [path.join(siteDir, name), text] as const;
    });
    let files: ReadonlyMap<string, string> = new Map(scope);
    const readFile = (name: string) => files.get(name) ?? ts.sys.readFile(name);
    const options = optionsOf(ts, language);
    const host: ts.LanguageServiceHost = {
      getCompilationSettings: () => options,
      getCurrentDirectory: () => siteDir,
      getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
      getScriptFileNames: () => [...files.keys()],
      // A file is named by its content, or belongs to an installed package.
      getScriptVersion: () => "1",
      getScriptSnapshot: (name) => {
        const text = readFile(name);
        return text === undefined
          ? undefined
          : ts.ScriptSnapshot.fromString(text);
      },
      directoryExists: (name) => ts.sys.directoryExists(name),
      fileExists: (name) => files.has(name) || ts.sys.fileExists(name),
      readFile,
    };
    return {
      service: ts.createLanguageService(host, registry),
      use: (modules) => (files = new Map([...scope, ...modules])),
    };
  };
  return { js: make("js"), ts: make("ts") };
}

/**
 * TypeScript is checked strictly. JavaScript cannot state types, so it is read
 * as TypeScript that need not, and whose values may be null.
 */
function optionsOf(ts: Compiler, language: Language): ts.CompilerOptions {
  return {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    lib: ["lib.esnext.d.ts", "lib.dom.d.ts"],
    types: [],
    noEmit: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    strict: language === "ts",
    strictFunctionTypes: true,
    strictBindCallApply: true,
    alwaysStrict: true,
  };
}

/** Globals that every example can use without declaring them. */
const PAGE = `
import type { MathfieldElement as Field, VirtualKeyboardInterface } from "mathlive";
declare global {
  interface HTMLElementTagNameMap { "math-field": Field }
  var MathfieldElement: typeof Field;
  var mathVirtualKeyboard: VirtualKeyboardInterface & EventTarget;
}
`;

/**
 * In JavaScript nobody can say what kind of element a selector finds, so only
 * the names of tags do.
 */
const SELECTORS = `
type Found<S> = S extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[S] : any;
interface ParentNode {
  querySelector<S extends string>(selectors: S): Found<S>;
  querySelectorAll<S extends string>(selectors: S): NodeListOf<Found<S>>;
}
`;

/** Declaration of style sheets, which a bundler lets a module in JSX import. */
const STYLES = `declare module "*.css";`;

/**
 * The declarations that examples are checked with besides those of packages,
 * by the language of the examples. The package declares its tag and its globals
 * on `window` at most.
 */
const SCOPE = { js: [PAGE, SELECTORS, STYLES], ts: [PAGE] } as const;

/** The declaration of the tag in JSX: the one that the guide to React shows. */
function tagIn(siteDir: string): string {
  const file = "tests/frameworks/react/src/mathfield.d.ts";
  return readFileSync(path.join(siteDir, file), "utf8");
}
