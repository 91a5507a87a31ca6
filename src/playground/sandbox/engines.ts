/** What an engine says of itself, as far as it matters here. */
interface Engine {
  checkpoint(): object;
  restore(point: object): void;
}

/** The class of the engine: called `ComputeEngine`. */
export type EngineClass = new (...args: unknown[]) => Engine;

/** An engine that nobody has used yet, and how to tell that it is so again. */
interface Kept {
  readonly engine: Engine;
  readonly start: object;
  readonly marks: ReadonlyMap<PropertyKey, unknown>;
}

/**
 * Lends an engine to programs that run one after the other: to make one takes
 * ten times as long as most programs.
 *
 * Each gets it as it was when new. The engine rewinds itself, to a checkpoint;
 * where it refuses, or a setting is left that it did not rewind, the next
 * program gets another one.
 */
export class Engines {
  /** One for each class: each entry point of the package has its own. */
  readonly #kept = new Map<EngineClass, Kept>();

  /**
   * A stand-in for the class of the engine, for one program.
   *
   * @returns A class whose first plain instance is the one that is lent.
   */
  lend(original: EngineClass): EngineClass {
    let isLent = false;
    const standIn: EngineClass = new Proxy(original, {
      construct: (target, args, newTarget): Engine => {
        const isPlain = newTarget === standIn && args.length === 0;
        if (isPlain && !isLent) {
          isLent = true;
          return this.#take(target);
        }
        const made = newTarget === standIn ? target : newTarget;
        return Reflect.construct(target, args, made) as Engine;
      },
    });
    return standIn;
  }

  #take(original: EngineClass): Engine {
    const known = this.#kept.get(original);
    if (known && isAsNew(known)) return known.engine;
    const kept = keep(original);
    this.#kept.set(original, kept);
    return kept.engine;
  }
}

function keep(original: EngineClass): Kept {
  const engine = new original();
  const start = engine.checkpoint();
  return { engine, start, marks: marksOf(engine) };
}

function isAsNew({ engine, start, marks }: Kept): boolean {
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

/**
 * What can be set on an engine, and what is its own. Lists and tables are left
 * out: the engine rewinds them to copies.
 */
function marksOf(engine: Engine): Map<PropertyKey, unknown> {
  const marks = new Map<PropertyKey, unknown>(Object.entries(engine));
  for (
    let owner: unknown = Reflect.getPrototypeOf(engine);
    owner instanceof Object && owner !== Object.prototype;
    owner = Reflect.getPrototypeOf(owner)
  ) {
    const all = Object.entries(Object.getOwnPropertyDescriptors(owner));
    for (const [key, property] of all) {
      if (!property.get || !property.set) continue;
      const value: unknown = Reflect.get(engine, key);
      if (typeof value !== "object") marks.set(key, value);
    }
  }
  return marks;
}
