import { draw, type DrawnCurve } from "./plane/drawing";
import { zerosToMark } from "./plane/features";
import { pieces } from "./plane/pieces";
import { isImplicit, isSampled, valueAt, type Shape } from "./plane/shapes";
import { outlineInWords, pointInWords, viewInWords } from "./plane/words";
import { setStage, toElement } from "./stage";
import type { View } from "./types";

/** Pause after which the curves are described, in milliseconds. */
const REST_MS = 300;

/** All that is seen of a plot at a time. */
interface PlotState {
  readonly view: View;
  /** Of each curve, in their order; none until they are known. */
  readonly shapes: readonly Shape[];
  readonly variable: string;
  /** The x at which the reader traces the curves, if any. */
  readonly traced: number | undefined;
  /** Reason why there is no curve; empty where there is one. */
  readonly failure: string;
}

/** The drawing of a plot on the page, and its description. */
export class Scene {
  readonly #stage;
  #names: readonly string[] = [];
  #state: PlotState | undefined;
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(place: HTMLElement) {
    this.#stage = setStage(place);
  }

  /** Element that takes the focus, keys and gestures. */
  get frame(): HTMLElement {
    return this.#stage.frame;
  }

  /**
   * Rectangle of the plane in the window, in pixels; until it is drawn, that of
   * the element that it is put in.
   */
  get plane(): DOMRect {
    const { picture } = this.#stage;
    return (picture.firstElementChild ?? picture).getBoundingClientRect();
  }

  /** Height of the plane by its width. */
  get aspect(): number {
    const { width, height } = this.plane;
    return height > 0 ? height / width : 1;
  }

  /** Calls it by the curves that it shows. */
  name(names: readonly string[]): void {
    const { frame, outline } = this.#stage;
    if (String(names) !== String(this.#names)) {
      // The style sheet hides curves of other names, unless new ones come soon.
      frame.dataset["stale"] = "";
      outline.textContent = "";
    }
    this.#names = names;
    frame.setAttribute("aria-label", `Plot of ${names.join(" and ")}`);
  }

  /** Shows something, with the next picture of the screen. */
  show(state: PlotState): void {
    this.#state = state;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw(state));
  }

  /** Tells those who cannot see it. */
  say(text: string): void {
    this.#stage.status.textContent = text;
  }

  /** Tells them where the reader is. */
  tell(): void {
    if (this.#state) this.say(lineOf(this.#state, this.#names));
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    this.#stage.frame.parentElement?.replaceChildren();
  }

  #draw(state: PlotState): void {
    const { view, variable } = state;
    const { frame, picture, line } = this.#stage;
    delete frame.dataset["stale"];
    const drawing = draw({ view, variable, curves: this.#curvesOf(state) });
    picture.replaceChildren(toElement(drawing));
    line.textContent = lineOf(state, this.#names);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#outline(state), REST_MS);
  }

  #curvesOf({ shapes, view, traced }: PlotState): DrawnCurve[] {
    return shapes.map((one, index) => {
      const name = this.#names[index] ?? "";
      if (isImplicit(one)) return { name, pieces: one.lines };
      return {
        name,
        pieces: pieces(one, view),
        zeros: shapes.length === 1 ? zerosToMark(one, view) : [],
        mark: traced === undefined ? undefined : [traced, valueAt(one, traced)],
      };
    });
  }

  /** Says what the curves look like, to those who cannot see them. */
  #outline({ shapes, view, variable }: PlotState): void {
    const sentences = shapes.map((one, index) => {
      const outline = outlineInWords(one, view, variable);
      const name = this.#names[index] ?? "";
      return shapes.length > 1 ? `${name}: ${outline}` : outline;
    });
    this.#stage.outline.textContent = sentences.join(" ");
  }
}

function lineOf(state: PlotState, names: readonly string[]): string {
  const { view, variable, traced, failure } = state;
  const samples = state.shapes.filter(isSampled);
  if (failure !== "") return failure;
  if (traced === undefined || samples.length === 0)
    return viewInWords(view, variable);
  const values = samples.map((one, index) => ({
    name: samples.length > 1 ? (names[index] ?? "") : "y",
    value: valueAt(one, traced),
  }));
  return pointInWords(traced, values, view, variable);
}
