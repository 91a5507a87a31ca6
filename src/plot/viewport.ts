import { fitAll, fitLines, fitWidth, sameScale } from "./plane/fit";
import { inside, isImplicit, isSampled, type Shape } from "./plane/shapes";
import { FIRST_X } from "./plane/view";
import type { Range, View } from "./types";

type Change = (view: View) => View;

/**
 * The part of the plane that is shown: the first view, and where the reader
 * went from there. A first view without a height is known once the curve is.
 */
export class Viewport {
  #x: Range = FIRST_X;
  #y: Range | undefined;
  /** True if somebody has said what is shown of the horizontal axis. */
  #isFixed = false;
  /** Moves that the reader makes before the first view is known. */
  #waiting: Change[] = [];

  get x(): Range {
    return this.#x;
  }

  /** Nothing until it is known. */
  get view(): View | undefined {
    return this.#y && { x: this.#x, y: this.#y };
  }

  /** Goes to the first view. */
  reset(first: Partial<View> = {}): void {
    this.#x = first.x ?? FIRST_X;
    this.#isFixed = first.x !== undefined;
    this.#y = first.y;
    this.#waiting = [];
  }

  /** Moves the view, or does so once it is known. */
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
   * Chooses the first view, as far as nobody has said it.
   *
   * @param shapes - Of each curve; none where they will stay unknown.
   * @param aspect - Height of the plane by its width.
   * @returns Whether the view was moved by what had been waiting.
   */
  fit(shapes: readonly Shape[] = [], aspect = 1): boolean {
    if (this.#y) return false;
    const isCovered = shapes.every((one) =>
      covers(isImplicit(one) ? one.over.x : one.over, this.#x),
    );
    // Those of an earlier view may still come.
    if (!isCovered) return false;
    this.#choose(shapes, aspect);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const change of waiting) this.move(change);
    return waiting.length > 0;
  }

  #choose(shapes: readonly Shape[], aspect: number): void {
    const implicit = shapes.filter(isImplicit);
    const plain = shapes.filter(isSampled);
    if (implicit.length > 0) {
      const whole = this.#isFixed ? undefined : fitLines(implicit, aspect);
      this.#x = whole?.x ?? this.#x;
      this.#y = whole?.y ?? sameScale(this.#x, 0, aspect);
      return;
    }
    const [one, ...others] = plain;
    if (one && others.length === 0 && !this.#isFixed) this.#x = fitWidth(one);
    this.#y = fitAll(plain.map((samples) => inside(samples, this.#x)));
  }
}

function covers(range: Range, [from, to]: Range): boolean {
  return range[0] <= from && range[1] >= to;
}
