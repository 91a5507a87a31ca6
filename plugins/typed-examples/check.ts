import path from "node:path";

import type ts from "typescript";

import type { Language } from "../../src/playground/runner/index.ts";
import { requirePackage } from "../package-facts/index.ts";
import type { TypedProgram } from "./collect.ts";
import { namesIn, type NameUse, type OtherNames } from "./names.ts";
import { makeServices, type Service } from "./service.ts";
import { stringsIn, type StringUse } from "./strings.ts";

/** Findings of the compiler about an example. */
export interface Typing {
  readonly errors: readonly TypeFault[];
  readonly names: readonly NameUse[];
  readonly strings: readonly StringUse[];
  readonly others: OtherNames;
}

/** An error that the compiler reports. */
interface TypeFault {
  /** Line in the source, from 1. */
  readonly line: number;
  /** The compiler's words. */
  readonly message: string;
}

/** "Expected 2 arguments, but got 1". */
const TOO_FEW = 2554;

/**
 * "Source provides no match for required element": JavaScript has no tuples, so
 * a list in a variable is not known to begin with a name, as MathJSON does.
 */
const NO_TUPLE = 2623;

/** "'x' is deprecated", "The signature 'x' of 'y' is deprecated". */
const DEPRECATED: ReadonlySet<number> = new Set([6385, 6387]);

/** Checks examples with the declarations of the installed packages. */
export class TypeChecker {
  readonly #siteDir: string;
  readonly #ts: typeof ts;
  readonly #services: ReturnType<typeof makeServices>;

  /** @param siteDir - Root folder of the project. */
  constructor(siteDir: string) {
    this.#siteDir = siteDir;
    this.#ts = requirePackage("typescript") as typeof ts;
    this.#services = makeServices(this.#ts, siteDir);
  }

  /**
   * Checks several examples at once, which parses the declarations once.
   *
   * @param programs - The examples, by names that change with their content.
   */
  check(programs: ReadonlyMap<string, TypedProgram>): Map<string, Typing> {
    const typings = new Map<string, Typing>();
    for (const language of ["js", "ts"] as const) {
      const own = [...programs].filter(
        ([, program]) => program.language === language,
      );
      if (own.length === 0) continue;
      const service = this.#services[language];
      const files = own.map(
        ([name, program]) =>
          [name, this.#fileOf(name, language), program] as const,
      );
      service.use(
        new Map(files.map(([, file, program]) => [file, textOf(program)])),
      );
      for (const [name, file, program] of files)
        typings.set(name, this.#read(service, file, program));
    }
    return typings;
  }

  /** JavaScript may hold JSX. */
  #fileOf(name: string, language: Language): string {
    const ending = language === "js" ? "tsx" : "ts";
    return path.join(this.#siteDir, `${name}.${ending}`);
  }

  #read(
    { service }: Service,
    file: string,
    { language, prelude }: TypedProgram,
  ): Typing {
    const ts = this.#ts;
    const program = service.getProgram();
    const source = program?.getSourceFile(file);
    if (!program || !source) throw new Error(`${file} was not compiled`);
    const head = headOf(prelude);
    const skipped = head.split("\n").length - 1;
    const faults = [
      ...service.getSyntacticDiagnostics(file),
      ...service.getSemanticDiagnostics(file),
    ].filter((each) => language === "ts" || !isAllowed(each));
    const errors = faults.map(({ start = 0, messageText }): TypeFault => {
      const { line } = source.getLineAndCharacterOfPosition(start);
      const message = ts.flattenDiagnosticMessageText(messageText, "\n");
      return { line: line + 1 - skipped, message };
    });
    const deprecated = service
      .getSuggestionDiagnostics(file)
      .filter(({ code }) => DEPRECATED.has(code))
      .map(({ start }) => start);
    const module = {
      ts,
      program,
      checker: program.getTypeChecker(),
      source,
      from: head.length,
      deprecated: new Set(deprecated),
    };
    return { errors, ...namesIn(module), strings: stringsIn(module) };
  }
}

function textOf({ prelude, source }: TypedProgram): string {
  return headOf(prelude) + source;
}

/** The prelude on lines before those of the source. */
function headOf(prelude: string): string {
  return prelude === "" ? "" : `${prelude}\n`;
}

/**
 * Tells whether JavaScript may do what TypeScript refuses: a function of the
 * example can be called with fewer arguments.
 */
function isAllowed({
  code,
  file,
  messageText,
  relatedInformation,
}: ts.Diagnostic): boolean {
  if (holds(messageText, NO_TUPLE)) return true;
  const [parameter] = relatedInformation ?? [];
  return code === TOO_FEW && file !== undefined && parameter?.file === file;
}

/** Tells whether a message or one that explains it has a code. */
function holds(
  message: string | ts.DiagnosticMessageChain,
  code: number,
): boolean {
  if (typeof message === "string") return false;
  return (
    message.code === code ||
    (message.next ?? []).some((each) => holds(each, code))
  );
}
