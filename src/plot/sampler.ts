import { refine } from "./plane/refine";
import { isImplicit, linesOf, type Shape } from "./plane/shapes";
import type { Curve, ImplicitCurve, Range, View } from "./types";

/** Samples a pixel, and the most of them. */
const DENSITY = 2;
const MOST_SAMPLES = 2401;

interface Wanted {
  readonly over: View;
  readonly count: number;
}

/** Who is told what came of a request. */
export interface Receiver {
  /** @param shapes - Of each curve, in the order of the curves. */
  onSamples(shapes: readonly Shape[]): void;
  onFailure(error: unknown): void;
}

/**
 * Asks curves for their values. One request is under way at a time; of those
 * that come meanwhile the last one follows: while the plane is being dragged
 * the curves keep coming, however slow they are.
 */
export class Sampler {
  readonly #curves: readonly (Curve | ImplicitCurve)[];
  readonly #receiver: Receiver;
  #wanted: Wanted | undefined;
  #isBusy = false;
  #isClosed = false;

  constructor(curves: readonly (Curve | ImplicitCurve)[], receiver: Receiver) {
    this.#curves = curves;
    this.#receiver = receiver;
  }

  /**
   * Asks for the values in a range.
   *
   * @param pixels - Width that the range has on the screen.
   * @param y - The range of heights that implicit curves are looked for in.
   */
  ask(x: Range, pixels: number, y: Range = x): void {
    const count = Math.min(DENSITY * pixels, MOST_SAMPLES);
    // An odd number, so that the middle is among them, which may be a pole.
    this.#wanted = {
      over: { x, y },
      count: 2 * Math.floor(count / 2) + 1,
    };
    if (!this.#isBusy) void this.#work();
  }

  /** Nobody is told of anything any more. */
  close(): void {
    this.#isClosed = true;
    this.#wanted = undefined;
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    while (this.#wanted) {
      const wanted = this.#wanted;
      this.#wanted = undefined;
      try {
        await this.#sample(wanted);
      } catch (error) {
        if (!this.#isClosed && !isAbort(error)) this.#receiver.onFailure(error);
      }
    }
    this.#isBusy = false;
  }

  /** Delivers the curves as soon as all are known, and again when refined. */
  async #sample({ over, count }: Wanted): Promise<void> {
    const shapes: Shape[] = [];
    // One after the other: they may come from one worker, which a second
    // question of the same plot would interrupt.
    for (const curve of this.#curves)
      shapes.push(
        "trace" in curve
          ? { over, lines: linesOf(await curve.trace(over)) }
          : { over: over.x, values: await curve.sample(...over.x, count) },
      );
    this.#deliver(shapes);
    const isStale = () => this.#isClosed || this.#wanted !== undefined;
    let isNew = false;
    for (const [index, curve] of this.#curves.entries()) {
      const plain = shapes[index];
      if (!plain || isStale()) return;
      if ("trace" in curve || isImplicit(plain)) continue;
      const refined = await refine(curve, plain, isStale);
      if (!refined) return;
      shapes[index] = { ...plain, refined };
      isNew ||= refined.ends.size + refined.breaks.size > 0;
    }
    if (isNew) this.#deliver([...shapes]);
  }

  #deliver(shapes: readonly Shape[]): void {
    if (!this.#isClosed) this.#receiver.onSamples([...shapes]);
  }
}

/** Tells whether a request ended because another one came. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
