import type { Entry } from "../output";
import { Renderer } from "./renderer";

/** The output of a markup example: a list that unfolds below its result. */
export class ConsolePanel {
  readonly #panel: HTMLDetailsElement;
  readonly #summary: HTMLElement;
  readonly #list = document.createElement("div");
  #entries: Entry[] = [];
  #shown = 0;
  #frame: number | undefined;
  #renderer = new Renderer();

  /** @param panel - A `details` element with a summary. */
  constructor(panel: HTMLDetailsElement) {
    this.#panel = panel;
    this.#summary =
      panel.querySelector("summary") ??
      panel.appendChild(document.createElement("summary"));
    this.#list.className = "playground-console";
    panel.append(this.#list);
    this.clear();
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  clear(): void {
    this.#entries = [];
    this.#shown = 0;
    this.#renderer.close();
    this.#renderer = new Renderer();
    this.#list.replaceChildren();
    this.#count();
  }

  /** Adds what was printed; it shows with the next frame. */
  add(entry: Entry): void {
    this.#entries.push(entry);
    if (this.#frame !== undefined) return;
    this.#frame = requestAnimationFrame(() => this.#render());
  }

  /** Unfolds, unless there is nothing to see. */
  open(): void {
    if (this.#entries.length > 0) this.#panel.open = true;
  }

  #render(): void {
    this.#frame = undefined;
    const fresh = this.#entries.slice(this.#shown);
    this.#list.append(...fresh.map((entry) => this.#row(entry)));
    this.#shown = this.#entries.length;
    if (fresh.some(({ level }) => level === "error")) this.#panel.open = true;
    this.#count();
  }

  #count(): void {
    const count = this.#entries.length;
    this.#summary.textContent =
      count === 0 ? "Console" : `Console (${String(count)})`;
  }

  #row(entry: Entry): HTMLElement {
    const samp = this.#renderer.render(entry);
    if (entry.line > 0) {
      const line = document.createElement("span");
      line.className = "playground-line";
      line.textContent = `line ${String(entry.line)}`;
      samp.append(line);
    }
    return samp;
  }
}
