import type {
  EditorFacts,
  Fact,
  TypeFacts,
} from "../../src/playground/facts.ts";
import {
  type ApiExport,
  type ApiMember,
  type ApiSurface,
  deprecationOf,
  lineOf,
  signatureOf,
} from "../api-reference/index.ts";
import { readSignature } from "./signature.ts";

/** Kinds of exports that are there at run time. */
const VALUES = /^(?:class|constant|function)$/;

/**
 * Classes whose members are for the engine itself: programs have Expression.
 */
const INTERNAL = /^(?:typeof )?(?:BaseCompiler$|Boxed(?!Type$))/;

/** Globals of a page whose types no export leads to. */
const ROOTS = ["VirtualKeyboardInterface"];

/** Classes of the platform that those of the packages extend. */
const PLATFORM = ["HTMLElement", "Error"] as const;

/**
 * Collects what the modules export, and the members of every type that a
 * program meets when it starts from them.
 *
 * @param surfaces - What each package exports, by its name.
 * @param isImportable - Whether programs of the editor can import a module.
 */
export function typeFacts(
  surfaces: Readonly<Record<string, ApiSurface>>,
  isImportable: (module: string) => boolean,
): Pick<EditorFacts, "types" | "exports" | "modules"> {
  const all = Object.values(surfaces).flat();
  const known = new Map(all.map((each) => [each.key, each]));
  const exports: Record<string, Fact> = {};
  const modules: Record<string, string[]> = {};
  for (const [name, surface] of Object.entries(surfaces))
    for (const subject of surface) {
      if (!VALUES.test(subject.kind)) continue;
      const found = subject.entries
        .map((entry) => name + entry.slice(1))
        .filter(isImportable);
      for (const module of found) (modules[module] ??= []).push(subject.key);
      if (found.length > 0) exports[subject.key] = exportFact(known, subject);
    }
  const types: Record<string, TypeFacts> = {};
  const wanted = new Set([...ROOTS, ...Object.values(exports).flatMap(ledTo)]);
  for (const name of wanted) {
    if (INTERNAL.test(name)) continue;
    const type = typeOf(known, name);
    if (type.members.length > 0) types[name] = type;
    for (const next of [...type.members.flatMap(ledTo), ...type.bases])
      wanted.add(next);
  }
  return { types, exports, modules };
}

type Known = ReadonlyMap<string, ApiExport>;

function exportFact(known: Known, subject: ApiExport): Fact {
  const { name, key, members, code } = subject;
  if (subject.kind === "class") {
    const made = members.find(({ kind }) => kind === "constructor");
    const signature = made?.code ?? `class ${name}`;
    return factOf(subject, "class", signature, key);
  }
  const { isCallable, gives } = readSignature(code);
  const kind = isCallable ? "function" : "constant";
  return factOf(subject, kind, code, resolve(known, gives));
}

function typeOf(known: Known, name: string): TypeFacts {
  const isStatic = name.startsWith("typeof ");
  const subject = known.get(name.replace("typeof ", ""));
  if (subject === undefined) return { members: [], bases: [] };
  const members = subject.members
    .filter((each) => each.isStatic === isStatic && isNamed(each))
    .map((member) => {
      const { isCallable, gives } = readSignature(member.code);
      const kind = isCallable ? "method" : "property";
      return factOf(member, kind, member.code, resolve(known, gives));
    });
  if (isStatic) return { members, bases: [] };
  const { inherited } = subject;
  const platform = PLATFORM.find((each) =>
    inherited.some(({ origin }) => origin === each),
  );
  const sometimes = sometimesOf(known, subject.key);
  return {
    members,
    bases: inherited.flatMap(({ key }) => key ?? []),
    ...(sometimes.length > 0 && { sometimes }),
    ...(platform && { platform }),
  };
}

/**
 * Members that a test such as `isFunction()` finds values of a type to have.
 */
function sometimesOf(known: Known, type: string): string[] {
  const guard = new RegExp(String.raw`\bis ${type} & (\w+)`);
  const names = [...known.values()].flatMap(({ code }) => {
    const kind = known.get(guard.exec(code)?.[1] ?? "");
    const bases = kind?.inherited.map(({ key }) => known.get(key ?? "")) ?? [];
    return [kind, ...bases].flatMap((each) => each?.members ?? []);
  });
  return [...new Set(names.map(({ name }) => name))];
}

function isNamed({ kind, name }: ApiMember): boolean {
  return /^(?:method|property)$/.test(kind) && /^[a-z]\w*$/i.test(name);
}

/**
 * The type that a name means: another name of it, and an interface that only
 * repeats a class, become the name that has the members.
 */
function resolve(known: Known, name: string | undefined): string | undefined {
  const [, plain = ""] = /^(?:Promise<)?(\w+)/.exec(name ?? "") ?? [];
  const found = known.get(plain);
  if (name === undefined || found === undefined) return undefined;
  const alias = /^type \w+ = (\w+);$/.exec(found.code)?.[1];
  const [base] = found.members.length === 0 ? found.inherited : [];
  const next = alias ?? base?.key;
  return next === undefined || next === plain
    ? name
    : resolve(known, name.replace(plain, next));
}

/** The types that a fact leads to: a class has its statics as well. */
function ledTo({ kind, gives = "" }: Fact): string[] {
  const [, plain] = /^(?:Promise<)?([\w/]+)/.exec(gives) ?? [];
  if (plain === undefined) return [];
  return kind === "class" ? [plain, `typeof ${plain}`] : [plain];
}

/**
 * Makes the fact that the editor shows of an export or a member.
 *
 * @param described - The export or member.
 * @param code - Its declaration.
 * @param gives - The type of its value, or of what a call of it returns.
 */
function factOf(
  described: Pick<ApiMember, "name" | "doc">,
  kind: Fact["kind"],
  code: string,
  gives: string | undefined,
): Fact {
  const { takesMathJson } = readSignature(code);
  return {
    name: described.name,
    kind,
    signature: signatureOf(code),
    line: lineOf(described),
    ...(gives !== undefined && { gives }),
    ...(takesMathJson && { takesMathJson }),
    ...(deprecationOf(described.doc) !== undefined && { isDeprecated: true }),
  };
}
