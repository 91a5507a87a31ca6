/**
 * The engine in a worker that computes: loading its script, and giving it to
 * one job after the other as if it were new.
 */

/** The little of a worker's global object that the types of a page lack. */
interface WorkerScope {
  readonly importScripts: (address: string) => void;
}

/**
 * Evaluates a classic script in this worker.
 *
 * @param address - Of a script of the site, or of one that the worker was handed.
 * @throws Error when it cannot be fetched, and what the script throws.
 */
export function importScript(address: string): void {
  (globalThis as unknown as WorkerScope).importScripts(address);
}

/** The part of an engine that takes it back to an earlier state. */
export interface Rewindable {
  checkpoint(): object;
  restore(point: object): void;
}

/** An engine that nobody has used yet, and how to tell that it is so again. */
interface Kept<Engine> {
  readonly engine: Engine;
  readonly start: object;
  readonly marks: ReadonlyMap<PropertyKey, unknown>;
}

/**
 * An engine for jobs that run one after the other: to make one takes ten times
 * as long as most jobs.
 *
 * Each job gets it as it was when new. The engine rewinds itself, to a
 * checkpoint; where it refuses, or a setting is left that it did not rewind,
 * the next job gets another one.
 */
export class ReusedEngine<Engine extends Rewindable> {
  readonly #make: () => Engine;
  #kept: Kept<Engine> | undefined;

  /** @param make - Makes a new engine. */
  constructor(make: () => Engine) {
    this.#make = make;
  }

  /**
   * The engine as it was when new, for one job: the job before has to be over.
   */
  take(): Engine {
    if (!this.#kept || !isAsNew(this.#kept)) this.#kept = keep(this.#make());
    return this.#kept.engine;
  }
}

function keep<Engine extends Rewindable>(engine: Engine): Kept<Engine> {
  const start = engine.checkpoint();
  const before = marksOf(engine);
  engine.restore(start);
  // Lists and tables are other ones now: the engine rewinds them to copies.
  const marks = [...marksOf(engine)].filter(
    ([key, mark]) => before.get(key) === mark,
  );
  return { engine, start, marks: new Map(marks) };
}

function isAsNew({ engine, start, marks }: Kept<Rewindable>): boolean {
  try {
    engine.restore(start);
  } catch {
    return false;
  }
  const now = marksOf(engine);
  return (
    Object.keys(engine).every((key) => marks.has(key)) &&
    [...marks].every(([key, mark]) => now.get(key) === mark)
  );
}

/** Returns the values of an engine's own properties and of its settings. */
function marksOf(engine: Rewindable): Map<PropertyKey, unknown> {
  const marks = new Map<PropertyKey, unknown>(Object.entries(engine));
  for (
    let owner: unknown = Reflect.getPrototypeOf(engine);
    owner instanceof Object && owner !== Object.prototype;
    owner = Reflect.getPrototypeOf(owner)
  ) {
    const all = Object.entries(Object.getOwnPropertyDescriptors(owner));
    for (const [key, property] of all) {
      if (!property.get || !property.set) continue;
      marks.set(key, Reflect.get(engine, key));
    }
  }
  return marks;
}
