import { withData } from "../../markup";
import type { PlaygroundState } from "../address";
import { runInFrame, type DeathReason, type ResultFrame } from "../frame";
import type { Entry } from "../output";
import { mayHoldJsx } from "../program";
import { frameAssets } from "./assets";
import { Example, type Shared } from "./base";
import type { CodeView } from "./code-view";
import { ConsolePanel } from "./console-panel";
import { documentOf } from "./copy";
import { pageScheme, watchScheme } from "./scheme";

const PARTS = ["html", "css", "js"] as const;
type Part = (typeof PARTS)[number];

const withPart = (name: "console" | "sources") =>
  `details[data-part="${name}"]` as const;

const DEATHS: Readonly<Record<Exclude<DeathReason, "unloaded">, string>> = {
  unresponsive: "ended: it did not answer any more",
  crashed: "ended: out of memory",
  flooded: "ended: too much output",
  left: "ended: it tried to leave",
  taken: "ended: it took the keyboard",
};

/** An example in markup: up to three sources, and the page that they make. */
export class MarkupExample extends Example {
  readonly #views: ReadonlyMap<Part, CodeView>;
  readonly #console: ConsolePanel;
  readonly #place: HTMLElement;
  #frame: ResultFrame | undefined;
  #unwatch: (() => void) | undefined;

  /**
   * @param figure - Has the sources, by `data-language`, a place for the
   * result, and one for the console.
   * @throws Error when one of them is missing.
   */
  constructor(figure: HTMLElement, shared: Shared) {
    super(figure, shared);
    const place = figure.querySelector<HTMLElement>(withData("result"));
    const panel = figure.querySelector<HTMLDetailsElement>(withPart("console"));
    if (!place || !panel) throw new Error("A playground has no place.");
    this.#place = place;
    this.#console = new ConsolePanel(panel);
    this.#views = new Map(PARTS.flatMap((part) => this.#viewsOf(part)));
    this.show("");
  }

  get state() {
    const text = (part: Part) => this.#views.get(part)?.text ?? "";
    const [html, css, js] = [text("html"), text("css"), text("js")];
    return { language: "markup", html, css, js } as const;
  }

  protected get expected(): string {
    const stated = [...this.state.js.matchAll(/\/\/ → ?(.*)$/gm)];
    return stated.map(([, text = ""]) => text).join("\n");
  }

  protected get printed(): readonly Entry[] {
    return this.#console.entries;
  }

  protected get isEdited(): boolean {
    return [...this.#views.values()].some((view) => view.isEdited);
  }

  protected get isOpen(): boolean {
    return [...this.#views.values()].every((view) => view.isOpen);
  }

  program(): Promise<string> {
    const { title = "Example" } = this.figure.dataset;
    const { versions } = this.shared.config;
    const { js } = this.state;
    // No browser runs JSX, so it goes into a project, without the page.
    if (mayHoldJsx(js)) return Promise.resolve(js);
    return Promise.resolve(documentOf(this.state, title, versions));
  }

  cancel(): void {
    this.#stop();
    this.show("", "idle");
  }

  edit(takesFocus = true): void {
    const sources = this.figure.querySelector(withPart("sources"));
    if (sources instanceof HTMLDetailsElement) sources.open = true;
    for (const view of this.#views.values()) void view.open(null);
    if (takesFocus) void this.#visible()?.open();
  }

  reset(): void {
    for (const view of this.#views.values()) view.reset();
    this.focus();
    void this.start(true);
  }

  replace(state: PlaygroundState): void {
    if (state.language !== "markup") return;
    this.#stop();
    for (const [part, view] of this.#views) view.replace(state[part]);
    this.#console.clear();
    this.show("", "idle");
  }

  focus(): void {
    this.#visible()?.focus();
  }

  close(): void {
    this.#stop();
    for (const view of this.#views.values()) view.close();
  }

  protected start(isAsked: boolean): Promise<void> {
    // The page keeps its length while one result makes way for the next.
    this.#place.style.minHeight = `${String(this.#place.clientHeight)}px`;
    this.#stop();
    this.#console.clear();
    this.#views.get("js")?.markError(undefined);
    this.show("", "running");
    this.startClock();
    const { title = "Example" } = this.figure.dataset;
    this.#frame = runInFrame(this.#place, this.state, {
      title: `Result of ${title}`,
      scheme: pageScheme(),
      budgetMs: this.budgetMs,
      assets: frameAssets(this.shared.config),
      events: {
        onEntry: (entry) => this.#console.add(entry),
        onFault: (line) => this.#views.get("js")?.markError(line),
        onReady: () => {
          this.#place.style.removeProperty("min-height");
          this.figure.dataset["ran"] = this.isEdited ? "edited" : "built";
          if (isAsked) this.#reveal();
          this.show(this.isEdited ? "edited" : "", "idle");
        },
        onRestart: () => this.#console.clear(),
        onDead: (reason) => this.#bury(reason),
      },
    });
    const frame = this.#frame;
    this.#unwatch = watchScheme((scheme) => frame.setScheme(scheme));
    return Promise.resolve();
  }

  /** Opens the console, and scrolls to a result that the reader would miss. */
  #reveal(): void {
    this.#console.open();
    const { top, bottom } = this.#place.getBoundingClientRect();
    const isOutOfView = top >= innerHeight || bottom <= 0;
    if (isOutOfView && this.figure.contains(document.activeElement)) {
      this.#place.scrollIntoView({ block: "nearest" });
    }
  }

  #bury(reason: DeathReason): void {
    this.#stop();
    if (reason === "unloaded") {
      this.showUnavailable(new Error("what it is made of did not load"));
    } else {
      this.figure.dataset["ran"] = "ended";
      this.show(DEATHS[reason], "idle");
    }
  }

  #stop(): void {
    this.#unwatch?.();
    this.#frame?.stop();
    this.#frame = undefined;
  }

  #visible(): CodeView | undefined {
    const part = PARTS.find((each) => this.#panel(each)?.hidden === false);
    return part && this.#views.get(part);
  }

  #panel(part: Part): HTMLElement | null {
    return this.figure.querySelector(`[data-language="${part}"]`);
  }

  #viewsOf(part: Part): [Part, CodeView][] {
    const panel = this.#panel(part);
    if (panel === null) return [];
    const name = part === "js" ? "JavaScript" : part.toUpperCase();
    return [[part, this.viewOf(panel, part, `${name} of the example`, false)]];
  }
}
