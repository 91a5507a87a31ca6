import { findEnds } from "./ends";
import type { Samples } from "./plane";
import type { Curve, Range } from "./types";

interface Wanted {
  readonly over: Range;
  readonly count: number;
}

/** Who is told what came of a request. */
export interface Receiver {
  onSamples(samples: Samples): void;
  onFailure(error: unknown): void;
}

/**
 * Asks a curve for its values. One request is under way at a time; of those
 * that come meanwhile the last one follows: while the plane is being dragged
 * the curve keeps coming, however slow it is.
 */
export class Sampler {
  readonly #curve: Curve;
  readonly #receiver: Receiver;
  #wanted: Wanted | undefined;
  #isBusy = false;
  #isClosed = false;

  constructor(curve: Curve, receiver: Receiver) {
    this.#curve = curve;
    this.#receiver = receiver;
  }

  ask(over: Range, count: number): void {
    this.#wanted = { over, count };
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
      const { over, count } = this.#wanted;
      this.#wanted = undefined;
      try {
        const values = await this.#curve.sample(...over, count);
        this.#deliver({ over, values });
        if (this.#wanted) continue;
        const ends = await findEnds(this.#curve, { over, values });
        if (ends.size > 0) this.#deliver({ over, values, ends });
      } catch (error) {
        if (!this.#isClosed && !isAbort(error)) this.#receiver.onFailure(error);
      }
    }
    this.#isBusy = false;
  }

  #deliver(samples: Samples): void {
    if (!this.#isClosed) this.#receiver.onSamples(samples);
  }
}

/** Whether a request ended because another one came. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
