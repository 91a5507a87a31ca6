import { readFileSync } from "node:fs";
import path from "node:path";

import type { Program, RunResult } from "../../src/playground/runner";
import { Marks } from "./marks";
import { hostObjects, type Loaded, makeRealm } from "./realm";

/**
 * Which programs share a room: none, those that can as long as they leave it
 * as it was, or those that can whatever they do, so that tests see a leak.
 */
export type Sharing = "none" | "checked" | "unchecked";

/** A program for a worker to run, and how it may share a room. */
export interface Task {
  readonly program: Program;
  readonly sharing: Sharing;
}

/**
 * Script files that a worker evaluates in each realm: `scripts.json` beside it.
 */
export interface Scripts {
  /** The runner: leaves `execute` in the realm. */
  readonly realm: string;
  /** A CommonJS file for each specifier that examples can import. */
  readonly modules: Readonly<Record<string, string>>;
}

/** Most programs that use a room: packages keep what they computed. */
const MOST_RUNS = 1000;

const scripts = JSON.parse(
  readFileSync(path.join(__dirname, "scripts.json"), "utf8"),
) as Scripts;

const host = hostObjects();
const hostMarks = new Marks([...host], (object) => host.has(object));

let kept: { readonly room: Room; runs: number } | undefined;

/**
 * Runs a program so that it sees nothing of another: in a room of its own, or
 * in one that all programs before left as it was when new.
 */
export default async function run({
  program,
  sharing,
}: Task): Promise<RunResult> {
  const isShared = sharing !== "none" && Room.canShare(program);
  const room = isShared ? keptRoom() : new Room();
  try {
    return await room.run(program);
  } finally {
    if (sharing !== "unchecked") {
      if (isShared && !room.isAsNew) kept = undefined;
      if (room.isTouched) hostMarks.restore();
    }
  }
}

function keptRoom(): Room {
  if (kept === undefined || kept.runs === MOST_RUNS) {
    kept = { room: new Room(), runs: 0 };
    kept.room.prepare();
  }
  kept.runs += 1;
  return kept.room;
}

const ENGINE = "@cortex-js/compute-engine";

/**
 * Names that bring nothing of one program to the next: what they know is in an
 * engine, be it one that a program makes or the one that the functions share.
 */
const STATELESS =
  /^(ComputeEngine|is[A-Z]\w*|N|assign|compile|declare|evaluate|expand|expandAll|expr|factor|getDefaultEngine|parse|simplify|solve)$/;

/** Gives out definitions that all engines of a package read. */
const LIBRARY = "getStandardLibrary";

/** A realm and the packages that were evaluated in it. */
class Room {
  readonly #realm = makeRealm(scripts.realm);
  readonly #loaded = new Map<string, Loaded>();
  #marks: Marks | undefined;

  /** Tells whether a program can share its room with others, one at a time. */
  static canShare({ code, modules, names }: Program): boolean {
    return (
      !code.includes(LIBRARY) &&
      modules.every((name) => name === ENGINE) &&
      names.every((name) => STATELESS.test(name))
    );
  }

  /**
   * Loads the engine and remembers how everything looks.
   *
   * @throws Error when the engine of the free functions is not found.
   */
  prepare(): void {
    const { exports, forget } = this.#load(ENGINE);
    if (!forget) {
      throw new Error(`${ENGINE} has changed: mend withForget in realm.ts`);
    }
    const { ComputeEngine } = exports as { ComputeEngine: new () => object };
    const known = new Marks([this.#realm.global, exports]);
    // What two engines have in common is no engine's own.
    const one = new Marks([new ComputeEngine()]);
    this.#marks = new Marks(
      [this.#realm.global, exports, new ComputeEngine()],
      (object) => known.has(object) || one.has(object),
    );
  }

  /** Runs a program, with engines of its own. */
  async run(program: Program): Promise<RunResult> {
    const load = (name: string) => this.#load(name).exports;
    try {
      const { execute } = this.#realm.global;
      return await execute(program, { load, watchRejections });
    } finally {
      this.#realm.stop();
      // What an error left half done comes to its end in the microtasks.
      await new Promise((resolve) => setImmediate(resolve));
      for (const { forget } of this.#loaded.values()) forget?.();
    }
  }

  /** True if a program has read a global whose use leaves no marks. */
  get isTouched(): boolean {
    return this.#realm.isTouched();
  }

  /** True if everything looks as it did when the room was prepared. */
  get isAsNew(): boolean {
    return !this.isTouched && this.#marks?.changed() === undefined;
  }

  #load(specifier: string): Loaded {
    const known = this.#loaded.get(specifier);
    if (known) return known;
    const file = scripts.modules[specifier];
    if (file === undefined) {
      const names = Object.keys(scripts.modules).join(", ");
      throw new Error(
        `Examples cannot import "${specifier}". They can import: ${names}.`,
      );
    }
    const loaded = this.#realm.evaluate(file);
    this.#loaded.set(specifier, loaded);
    return loaded;
  }
}

function watchRejections(tell: (reason: unknown) => void): () => void {
  process.on("unhandledRejection", tell);
  return () => process.off("unhandledRejection", tell);
}
