import { CLOSER, readInput, type Actions } from "./input";
import { sameScale } from "./plane/fit";
import { roundStep } from "./plane/numbers";
import type { Shape } from "./plane/shapes";
import { isSame, pan, twice, width, zoom } from "./plane/view";
import { failureInWords } from "./plane/words";
import { Sampler } from "./sampler";
import { Scene } from "./scene";
import type { PlotHandle, PlotOptions, View } from "./types";
import { Viewport } from "./viewport";

/** Pause after which a reader is done moving, in milliseconds. */
const REST_MS = 300;
/** Approximate number of steps of a key along what is shown. */
const STEPS = 50;

/** A plot at work: what is shown of which curves. */
export class Plot implements PlotHandle {
  readonly #scene: Scene;
  readonly #sizes: ResizeObserver;
  readonly #end = new AbortController();
  #options: PlotOptions;
  #sampler: Sampler;
  #shapes: readonly Shape[] = [];
  readonly #viewport = new Viewport();
  #traced: number | undefined;
  #failure = "";
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(place: HTMLElement, options: PlotOptions) {
    this.#options = options;
    this.#toFirstView();
    this.#scene = new Scene(place);
    this.#sampler = this.#samplerOf();
    this.#listen();
    this.#sizes = new ResizeObserver(() => this.#ask());
    this.#sizes.observe(this.#scene.frame);
  }

  update(options: PlotOptions): void {
    const before = this.#options;
    this.#options = options;
    const { curves, view, variable } = options;
    const isNew = curves !== before.curves;
    const isOther =
      variable !== before.variable ||
      String(namesOf(curves)) !== String(namesOf(before.curves));
    const isAsked =
      !isSame(view, before.view) && !isSame(view, this.#viewport.view);
    if (isNew) {
      this.#sampler.close();
      this.#sampler = this.#samplerOf();
    }
    if (isOther || isAsked) this.#toFirstView();
    if (isNew || isOther || isAsked) this.#ask();
  }

  zoom(direction: "in" | "out"): void {
    const factor = direction === "in" ? CLOSER : 1 / CLOSER;
    this.#move((view) => zoom(view, factor));
  }

  reset(): void {
    this.#toFirstView();
    // The listener hears of it like any other move, once the first view is known.
    this.#move((view) => view);
  }

  close(): void {
    this.#end.abort();
    this.#sizes.disconnect();
    this.#sampler.close();
    clearTimeout(this.#rest);
    this.#scene.close();
  }

  #listen(): void {
    const actions: Actions = {
      pan: (by) => this.#move((view) => pan(view, by)),
      zoom: (factor, at) => this.#move((view) => zoom(view, factor, at)),
      reset: () => this.reset(),
      trace: ({ x }) => {
        const { x: range } = this.#viewport;
        this.#trace(range[0] + x * width(range));
      },
      follow: (direction) => this.#follow(direction),
      leave: () => this.#trace(undefined),
    };
    const { frame } = this.#scene;
    readInput(frame, () => this.#scene.plane, actions, this.#end.signal);
  }

  #toFirstView(): void {
    this.#viewport.reset(this.#options.view);
    this.#traced = undefined;
  }

  #samplerOf(): Sampler {
    const { curves } = this.#options;
    this.#scene.name(namesOf(curves));
    return new Sampler(curves, {
      onSamples: (shapes) => {
        this.#shapes = shapes;
        this.#failure = "";
        this.#fit(shapes);
      },
      onFailure: (error) => {
        this.#shapes = [];
        this.#failure = failureInWords(error);
        this.#scene.say(this.#failure);
        this.#fit();
      },
    });
  }

  /** Asks for the curves, twice as wide as is shown, so they can be dragged. */
  #ask(): void {
    const { plane } = this.#scene;
    if (plane.width <= 0) return;
    const { x, view } = this.#viewport;
    const y = view?.y ?? sameScale(x, 0, this.#scene.aspect);
    this.#sampler.ask(twice(x), 2 * plane.width, twice(y));
    this.#show();
  }

  #move(change: (view: View) => View): void {
    this.#viewport.move(change);
    this.#moved();
  }

  #fit(shapes: readonly Shape[] = []): void {
    const { x } = this.#viewport;
    if (this.#viewport.fit(shapes, this.#scene.aspect)) this.#moved();
    // What is nearer is looked at more closely.
    else if (x !== this.#viewport.x) this.#ask();
    else this.#show();
  }

  /** Tells what is shown, once the reader is done moving. */
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

  /** Goes along the curve in steps that are round numbers. */
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
      shapes: this.#shapes,
      variable: this.#options.variable,
      traced: this.#traced,
      failure: this.#failure,
    });
  }
}

function namesOf(curves: PlotOptions["curves"]): string[] {
  return curves.map(({ label }) => label);
}
