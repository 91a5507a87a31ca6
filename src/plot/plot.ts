import { planeOf, readGestures } from "./gestures";
import { CLOSER, readKeys } from "./keys";
import {
  type Place,
  type Samples,
  isSame,
  pan,
  roundStep,
  width,
  zoom,
  failureInWords,
} from "./plane";
import { Sampler } from "./sampler";
import { Scene } from "./scene";
import type { PlotHandle, PlotOptions, View } from "./types";
import { Viewport } from "./viewport";

/** Pause after which a reader is done moving, in milliseconds. */
const REST_MS = 300;
/** Samples a pixel, and the most of them. */
const DENSITY = 2;
const MOST_SAMPLES = 2401;
/** How many steps of a key there are along what is shown, about. */
const STEPS = 50;

/** A plot at work: what is shown of which curve. */
export class Plot implements PlotHandle {
  readonly #scene: Scene;
  readonly #sizes: ResizeObserver;
  readonly #end = new AbortController();
  #options: PlotOptions;
  #sampler: Sampler;
  #samples: Samples | undefined;
  readonly #viewport = new Viewport();
  #traced: number | undefined;
  #failure = "";
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(place: HTMLElement, options: PlotOptions) {
    this.#options = options;
    this.#toFirstView();
    this.#scene = new Scene(place);
    this.#sampler = this.#samplerOf();
    this.#listen(this.#scene.frame);
    this.#sizes = new ResizeObserver(() => this.#ask());
    this.#sizes.observe(this.#scene.frame);
  }

  update(options: PlotOptions): void {
    const before = this.#options;
    this.#options = options;
    const { curve, view, variable } = options;
    const isNew = curve !== before.curve;
    const isOther = curve.label !== before.curve.label;
    const isAsked =
      !isSame(view, before.view) && !isSame(view, this.#viewport.view);
    if (isNew) {
      this.#sampler.close();
      this.#sampler = this.#samplerOf();
    }
    if (isOther || isAsked) this.#toFirstView();
    if (isNew || isAsked) this.#ask();
    else if (variable !== before.variable) this.#show();
  }

  zoom(direction: "in" | "out"): void {
    const factor = direction === "in" ? CLOSER : 1 / CLOSER;
    this.#move((view) => zoom(view, factor));
  }

  reset(): void {
    this.#toFirstView();
    // It is told of as any other move, once the first view is known.
    this.#move((view) => view);
  }

  close(): void {
    this.#end.abort();
    this.#sizes.disconnect();
    this.#sampler.close();
    clearTimeout(this.#rest);
    this.#scene.close();
  }

  #listen(frame: HTMLElement): void {
    const leave = () => this.#trace(undefined);
    const hand = {
      pan: (by: Place) => this.#move((view) => pan(view, by)),
      zoom: (factor: number, at?: Place) =>
        this.#move((view) => zoom(view, factor, at)),
      trace: ({ x }: Place) => {
        const { x: range } = this.#viewport;
        this.#trace(range[0] + x * width(range));
      },
      leave,
    };
    const keyboard = {
      ...hand,
      zoom: (direction: "in" | "out") => this.zoom(direction),
      reset: () => this.reset(),
      follow: (direction: 1 | -1) => this.#follow(direction),
    };
    const { signal } = this.#end;
    readGestures(frame, hand, signal);
    readKeys(frame, keyboard, signal);
    frame.addEventListener("blur", leave, { signal });
  }

  #toFirstView(): void {
    this.#viewport.reset(this.#options.view);
    this.#traced = undefined;
  }

  #samplerOf(): Sampler {
    const { curve } = this.#options;
    this.#scene.name(curve.label);
    return new Sampler(curve, {
      onSamples: (samples) => {
        this.#samples = samples;
        this.#failure = "";
        this.#fit(samples);
      },
      onFailure: (error) => {
        this.#samples = undefined;
        this.#failure = failureInWords(error);
        this.#scene.say(this.#failure);
        this.#fit();
      },
    });
  }

  /** Ask for the curve, twice as wide as is shown, so that it can be dragged. */
  #ask(): void {
    const plane = planeOf(this.#scene.frame);
    if (plane.width <= 0) return;
    const { x } = this.#viewport;
    const [from, to] = x;
    const more = width(x) / 2;
    const count = Math.min(2 * DENSITY * plane.width, MOST_SAMPLES);
    // An odd number, so that the middle is among them, which may be a pole.
    this.#sampler.ask([from - more, to + more], 2 * Math.floor(count / 2) + 1);
    this.#show();
  }

  #move(change: (view: View) => View): void {
    this.#viewport.move(change);
    this.#moved();
  }

  #fit(samples?: Samples): void {
    if (this.#viewport.fit(samples)) this.#moved();
    else this.#show();
  }

  /** Tell what is shown, once the reader is done moving. */
  #moved(): void {
    this.#ask();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      const { view } = this.#viewport;
      if (view === undefined) return;
      this.#scene.tell();
      this.#options.onView?.(view);
    }, REST_MS);
  }

  #trace(x: number | undefined): void {
    this.#traced = x;
    this.#show();
  }

  /** Go along the curve in steps that are round numbers. */
  #follow(direction: 1 | -1): void {
    const { x: range } = this.#viewport;
    const [from, to] = range;
    const step = roundStep(width(range) / STEPS);
    const start = this.#traced ?? (from + to) / 2;
    const x = (Math.round(start / step) + direction) * step;
    if (x < from || x > to)
      this.#move((view) => pan(view, { x: direction / 4, y: 0 }));
    this.#trace(x);
    this.#scene.tell();
  }

  #show(): void {
    const { view } = this.#viewport;
    if (view === undefined) return;
    this.#scene.show({
      view,
      samples: this.#samples,
      variable: this.#options.variable,
      traced: this.#traced,
      failure: this.#failure,
    });
  }
}
