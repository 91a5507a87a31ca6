import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";

import { digestOf } from "../files.ts";
import { installedVersion } from "./installed.ts";

/** A kind of facts that an installed package is asked for. */
export interface Source<T> {
  /** Name of the facts, and of the file that keeps them. */
  readonly name: string;
  /** The package that the facts are read from. */
  readonly package: string;
  /** Other packages that the facts depend on. */
  readonly packages?: readonly string[];
  /** Anything else that the facts depend on, such as the site's address. */
  readonly variant?: string;
  /**
   * Asks the package. Gives plain data, as JSON has it.
   *
   * @throws Error that says in one line what is not as it was known to be.
   */
  readonly read: () => T | Promise<T>;
}

const asked = new Map<string, Promise<unknown>>();

/**
 * The facts of a source: asked for once, and kept until the version of the
 * package changes, or the site's plugins do.
 *
 * @throws Error `package version, source: what is not as it was known to be`.
 */
export function factsOf<T>(source: Source<T>): Promise<T> {
  const known = asked.get(source.name);
  if (known) return known as Promise<T>;
  const facts = ask(source);
  asked.set(source.name, facts);
  return facts;
}

/**
 * Asks several sources, so that all that changed in the packages is told at
 * once.
 *
 * @throws Error A line a source that failed.
 */
export async function askAll(
  sources: readonly Source<unknown>[],
): Promise<void> {
  const answers = await Promise.allSettled(sources.map(factsOf));
  const failures = answers.flatMap((answer) =>
    answer.status === "rejected" ? [messageOf(answer.reason)] : [],
  );
  if (failures.length > 0) throw new Error(failures.join("\n"));
}

/**
 * State what a source expects of a package.
 *
 * @param what - What was expected and what is there instead, in one line.
 * @throws Error when it does not hold.
 */
export function expectShape(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** The folder that keeps facts of packages between builds. */
const FACTS_DIR = path.resolve(GENERATED_FILES_DIR_NAME, "package-facts");

async function ask<T>(source: Source<T>): Promise<T> {
  const version = installedVersion(source.package);
  const versions = [version, ...(source.packages ?? []).map(installedVersion)];
  const folder = path.join(FACTS_DIR, source.name);
  const inputs = [...versions, codeDigest(), source.variant ?? ""];
  const file = path.join(folder, `${digestOf(inputs).slice(0, 16)}.json`);
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch {
    // The file is missing or cut short, so the package is read again.
  }
  try {
    const facts = await source.read();
    // Facts of other versions are out of date.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify(facts));
    return facts;
  } catch (cause) {
    const [line = ""] = messageOf(cause).split("\n");
    throw new Error(`${source.package} ${version}, ${source.name}: ${line}`, {
      cause,
    });
  }
}

/** The code that facts are made with: rendering and highlighting among it. */
const CODE_DIR = path.resolve("plugins");

let digest: string | undefined;

/** A digest that changes when the code that makes facts changes. */
function codeDigest(): string {
  digest ??= digestOf(
    readdirSync(CODE_DIR, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|json|md)$/.test(file))
      .sort()
      .map((file) => readFileSync(path.join(CODE_DIR, file))),
  );
  return digest;
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
