import path from "node:path";

import { type Fence, findPages, sourcePage } from "../source-pages/index.ts";
import type { Typing } from "./check.ts";
import {
  collectPrograms,
  findScripts,
  type Placed,
  readScript,
} from "./collect.ts";
import { readAddresses } from "./links.ts";
import type { NameUse } from "./names.ts";
import type { TypeStore } from "./store.ts";

/** A type error, or the lack of one that is stated. */
interface TypeProblem {
  /** Line in the document, from 1. */
  readonly line: number;
  readonly message: string;
}

/** An example of a document and what the compiler says of it. */
interface Typed {
  readonly program: Placed;
  readonly typing: Typing;
  readonly problems: readonly TypeProblem[];
}

/** An example and its file, from the root of the project. */
interface TypedExample extends Typed {
  readonly file: string;
}

/**
 * Checks the examples of a document.
 *
 * @param fences - All fences of the document.
 */
export function collectTyped(
  store: TypeStore,
  fences: readonly Fence[],
): Typed[] {
  return typed(store, collectPrograms(fences));
}

/**
 * Checks the examples of several files in one go.
 *
 * @param siteDir - Root folder, which paths in messages start from.
 * @param files - Documents, and scripts of tutorials; by default all.
 * @returns The examples, and what is wrong with them, a string a problem:
 * `path:line: the words of the compiler`.
 */
export function checkTypes(
  store: TypeStore,
  siteDir: string,
  files: readonly string[] = [...findPages(siteDir), ...findScripts(siteDir)],
): { examples: TypedExample[]; problems: string[] } {
  const programs = files.flatMap((file) =>
    programsOf(file).map((program) => ({
      ...program,
      file: path.relative(siteDir, file),
    })),
  );
  const examples = typed(store, programs).map((example) => ({
    ...example,
    file: example.program.file,
  }));
  const problems = examples.flatMap((example) =>
    example.problems.map(
      ({ line, message }) => `${example.file}:${String(line)}: ${message}`,
    ),
  );
  return { examples, problems };
}

function programsOf(file: string): Placed[] {
  return path.extname(file) === ".js"
    ? [readScript(file)]
    : collectPrograms(sourcePage(file).fences);
}

function typed<T extends Placed>(
  store: TypeStore,
  programs: readonly T[],
): (Typed & { readonly program: T })[] {
  const typings = store.check(programs);
  return programs.flatMap((program, index) => {
    const typing = typings[index];
    return typing
      ? [{ program, typing, problems: problemsOf(program, typing) }]
      : [];
  });
}

/** Lists the problems with the types of an example. */
function problemsOf(
  { line: above, typeError }: Placed,
  { errors }: Typing,
): TypeProblem[] {
  if (typeError !== undefined && errors.length === 0) {
    const message = `has no type error, but states type-error="${typeError}"`;
    return [{ line: above, message }];
  }
  return errors
    .filter(
      ({ message }) => typeError === undefined || !message.includes(typeError),
    )
    .map(({ line, message }) => ({ line: above + line, message }));
}

/** Counts of the names that the examples of the site use. */
interface Summary {
  readonly examples: number;
  /** Numbers of names in all of them, by who declares them. */
  readonly own: number;
  readonly platform: number;
  readonly untyped: number;
  readonly packages: number;
  /** Number of names of packages that have an entry. */
  readonly linked: number;
  /** Numbers of those that have none, by reason and name. */
  readonly unlinked: Readonly<Record<string, number>>;
  /** `path:line: name`, a string a use of what is deprecated. */
  readonly deprecated: readonly string[];
}

/** Count the names in examples. */
export async function summaryOf(
  examples: readonly TypedExample[],
): Promise<Summary> {
  const addressOf = await readAddresses();
  const uses = examples.flatMap(({ typing }) => typing.names);
  const unlinked: Record<string, number> = {};
  for (const use of uses) {
    if (addressOf(use) !== undefined) continue;
    const text = [reasonOf(use), use.keys[0] ?? use.package].join(": ");
    unlinked[text] = (unlinked[text] ?? 0) + 1;
  }
  const without = Object.values(unlinked).reduce((sum, each) => sum + each, 0);
  const count = (kind: "own" | "platform" | "untyped") =>
    examples.reduce((sum, { typing }) => sum + typing.others[kind], 0);
  return {
    examples: examples.length,
    own: count("own"),
    platform: count("platform"),
    untyped: count("untyped"),
    packages: uses.length,
    linked: uses.length - without,
    unlinked,
    deprecated: examples.flatMap(deprecatedIn),
  };
}

/** Tells why a name that a package declares has no entry in the reference. */
function reasonOf({ keys: [key] }: NameUse): string {
  if (key === undefined) return "a namespace";
  return key.includes(".") && !key.startsWith("__")
    ? "without an entry"
    : "of a type without a name";
}

function deprecatedIn({ file, program, typing }: TypedExample): string[] {
  return typing.names
    .filter(({ isDeprecated }) => isDeprecated)
    .map(({ start, keys }) => {
      const line = program.source.slice(0, start).split("\n").length;
      return `${file}:${String(program.line + line)}: ${keys[0] ?? ""}`;
    });
}
