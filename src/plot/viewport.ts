import { FIRST_X, type Samples, fitAll, inside } from "./plane";
import type { Range, View } from "./types";

type Change = (view: View) => View;

/**
 * What is shown of the plane: the first view, and where the reader went from
 * there. A first view without a height is known once the curve is.
 */
export class Viewport {
  #x: Range = FIRST_X;
  #y: Range | undefined;
  /** What the reader wants before the first view is known. */
  #waiting: Change[] = [];

  get x(): Range {
    return this.#x;
  }

  /** Nothing until it is known. */
  get view(): View | undefined {
    return this.#y && { x: this.#x, y: this.#y };
  }

  /** Go to the first view. */
  reset(first: Partial<View> = {}): void {
    this.#x = first.x ?? FIRST_X;
    this.#y = first.y;
    this.#waiting = [];
  }

  /** Move the view, or do so once it is known. */
  move(change: Change): void {
    const { view } = this;
    if (view === undefined) {
      this.#waiting.push(change);
      return;
    }
    const { x, y } = change(view);
    this.#x = x;
    this.#y = y;
  }

  /**
   * Choose the height of the first view.
   *
   * @param samples - Of each curve; none where they will stay unknown.
   * @returns Whether the view was moved by what had been waiting.
   */
  fit(samples: readonly Samples[] = []): boolean {
    if (this.#y) return false;
    // Those of an earlier view may still come.
    if (!samples.every(({ over }) => covers(over, this.#x))) return false;
    this.#y = fitAll(samples.map((one) => inside(one, this.#x)));
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const change of waiting) this.move(change);
    return waiting.length > 0;
  }
}

function covers(range: Range, [from, to]: Range): boolean {
  return range[0] <= from && range[1] >= to;
}
