import { Plot } from "./plot";
import type { PlotHandle, PlotOptions } from "./types";

export type {
  Curve,
  ImplicitCurve,
  PlotHandle,
  PlotOptions,
  View,
} from "./types";

/**
 * Puts a plot in a place, as wide as that and as high as its style says. The
 * curve is asked for its values, and again whenever the reader moves it.
 *
 * @param place - Emptied first.
 */
export function openPlot(place: HTMLElement, options: PlotOptions): PlotHandle {
  return new Plot(place, options);
}
