/** A part of the plane. */
export interface View {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
}

/** A curve to be drawn. */
export interface Curve {
  /** What it is called, for those who cannot see it. */
  readonly label: string;
  /**
   * Values at points evenly apart, both ends among them; `NaN` where it has
   * none. Rejects with an `AbortError` when it was asked again in the meantime.
   */
  sample(from: number, to: number, count: number): Promise<ArrayLike<number>>;
}

export interface PlotOptions {
  readonly curve: Curve;
  /** Name of the horizontal axis. */
  readonly variable: string;
  /** What is shown at first; without `y` it is fitted to the curve. */
  readonly view?: Partial<View>;
  /** Told what is shown, after the reader moved it. */
  readonly onView?: (view: View) => void;
}
