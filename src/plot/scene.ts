import { Drawing, MARGIN } from "./drawing";
import { planeOf } from "./gestures";
import {
  type Samples,
  pieces,
  pointInWords,
  valueAt,
  viewInWords,
  width,
} from "./plane";
import { setStage } from "./stage";
import type { View } from "./types";

/** All that is seen of a plot at a time. */
interface Sight {
  readonly view: View;
  readonly samples: Samples | undefined;
  readonly variable: string;
  /** Where on the curve the reader is. */
  readonly traced: number | undefined;
  /** Why there is no curve; empty where there is one. */
  readonly failure: string;
}

/** What is seen of a plot. */
export class Scene {
  readonly #stage;
  readonly #drawing: Drawing;
  #sight: Sight | undefined;
  #frame = 0;

  constructor(place: HTMLElement) {
    this.#stage = setStage(place);
    this.#drawing = new Drawing(this.#stage.picture);
  }

  /** What takes the focus, keys and gestures. */
  get frame(): HTMLElement {
    return this.#stage.frame;
  }

  /** Call it by the curve that it shows. */
  name(label: string): void {
    this.#stage.frame.setAttribute("aria-label", `Plot of ${label}`);
  }

  /** Show something, with the next picture of the screen. */
  show(sight: Sight): void {
    this.#sight = sight;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw(sight));
  }

  /** Tell those who cannot see it. */
  say(text: string): void {
    this.#stage.status.textContent = text;
  }

  /** Tell them where the reader is. */
  tell(): void {
    if (this.#sight) this.say(lineOf(this.#sight));
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#drawing.close();
    this.#stage.frame.parentElement?.replaceChildren();
  }

  #draw(sight: Sight): void {
    const { view, samples } = sight;
    const { frame, line } = this.#stage;
    const { clientWidth, clientHeight } = frame;
    if (planeOf(frame).width <= 0) return;
    const size = { width: clientWidth, height: clientHeight };
    const lines = samples ? pieces(samples, view) : [];
    this.#drawing.draw(view, sight.variable, size, lines);
    this.#mark(sight);
    line.textContent = lineOf(sight);
  }

  /** Put the dot on the curve. */
  #mark({ view, samples, traced = NaN }: Sight): void {
    const { frame, dot } = this.#stage;
    const plane = planeOf(frame);
    const y = samples ? valueAt(samples, traced) : NaN;
    const right = (traced - view.x[0]) / width(view.x);
    const up = (y - view.y[0]) / width(view.y);
    dot.hidden = !(isShare(right) && isShare(up));
    const left = MARGIN.left + right * plane.width;
    const top = MARGIN.top + (1 - up) * plane.height;
    dot.style.translate = `${left}px ${top}px`;
  }
}

function lineOf({ view, samples, variable, traced, failure }: Sight): string {
  if (failure !== "") return failure;
  return traced === undefined || !samples
    ? viewInWords(view, variable)
    : pointInWords(traced, valueAt(samples, traced), view, variable);
}

function isShare(size: number): boolean {
  return size >= 0 && size <= 1;
}
