/** The ends of an interval, the lower one first. */
export type Range = readonly [from: number, to: number];

/** A part of the plane. */
export interface View {
  readonly x: Range;
  readonly y: Range;
}

/** A curve to be drawn. */
export interface Curve {
  /**
   * Its name, in a legend and for those who cannot see it. Curves of other
   * names are shown in a view of their own; those of the same names keep the
   * view, so that a parameter can be seen at work.
   */
  readonly label: string;
  /**
   * Values at points evenly apart, both ends among them; `NaN` where it has
   * none. Rejects with an `AbortError` when it was asked again in the meantime.
   */
  readonly sample: (
    from: number,
    to: number,
    count: number,
  ) => Promise<ArrayLike<number>>;
}

/** The curves that an equation in two unknowns describes, such as a circle. */
export interface ImplicitCurve {
  /** As of a {@link Curve}. */
  readonly label: string;
  /**
   * Its points in a part of the plane: x and y of each, and `NaN` twice after
   * each unbroken piece. Rejects as `sample` of a {@link Curve} does.
   */
  readonly trace: (view: View) => Promise<ArrayLike<number>>;
}

export interface PlotOptions {
  /**
   * Four at most: more have no colours that can be told apart. Either all of
   * them are implicit, or none is.
   */
  readonly curves: readonly (Curve | ImplicitCurve)[];
  /** Name of the horizontal axis. */
  readonly variable: string;
  /** The first view; what is left out is fitted to the curves. */
  readonly view?: Partial<View>;
  /** Told what is shown, after the reader moved it. */
  readonly onView?: (view: View) => void;
}

/** A plot on a page. */
export interface PlotHandle {
  /** Draws other curves, or the same ones in another view. */
  update(options: PlotOptions): void;
  /** Show less of the plane, or more. */
  zoom(direction: "in" | "out"): void;
  /** Goes back to the first view. */
  reset(): void;
  /** End all work and leave the place empty. */
  close(): void;
}
