import { ReusedEngine, type Rewindable } from "../../engine";

/** The class of the engine: called `ComputeEngine`. */
export type EngineClass = new (...args: unknown[]) => Rewindable;

/**
 * Lends an engine to programs that run one after the other, each as if it had
 * made a new one.
 */
export class Engines {
  /** One for each class: each entry point of the package has its own. */
  readonly #lent = new Map<EngineClass, ReusedEngine<Rewindable>>();

  /**
   * A stand-in for the class of the engine, for one program.
   *
   * @returns A class whose first plain instance is the one that is lent.
   */
  lend(original: EngineClass): EngineClass {
    let isLent = false;
    const standIn: EngineClass = new Proxy(original, {
      construct: (target, args, newTarget): Rewindable => {
        const isPlain = newTarget === standIn && args.length === 0;
        if (isPlain && !isLent) {
          isLent = true;
          return this.#engineOf(target).take();
        }
        const made = newTarget === standIn ? target : newTarget;
        return Reflect.construct(target, args, made) as Rewindable;
      },
    });
    return standIn;
  }

  #engineOf(original: EngineClass): ReusedEngine<Rewindable> {
    const known = this.#lent.get(original);
    if (known) return known;
    const engine = new ReusedEngine(() => new original());
    this.#lent.set(original, engine);
    return engine;
  }
}
