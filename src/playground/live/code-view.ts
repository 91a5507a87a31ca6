import type { Editor, EditorOptions } from "../editor";
import type { Entry } from "../output";
import { Renderer } from "./renderer";
import {
  bareCode,
  byLine,
  enlivenResults,
  onCodeClick,
  placeResults,
  readCode,
  textOf,
  type Place,
  type Results,
  type StaticCode,
} from "./static-code";

/** Options of a view of code, and callbacks for what happens in it. */
export interface CodeOptions extends Omit<
  EditorOptions,
  "parent" | "code" | "markedLines" | "onChange"
> {
  /** Loads the editor, once. */
  readonly loadEditor: () => Promise<typeof import("../editor")>;
  readonly onOpen: () => void;
  readonly onFail: (message: string) => void;
  readonly onChange: () => void;
}

/** Code and its results: those of the build, and in the editor once touched. */
export class CodeView {
  readonly #code: HTMLElement;
  readonly #options: CodeOptions;
  #written: StaticCode;
  #isForeign = false;
  #editor: Editor | undefined;
  #opening: Promise<void> | undefined;
  #frame: number | undefined;
  #renderer = new Renderer();
  #shown: Results;

  /**
   * @param place - Holds a `pre` with the code.
   * @throws Error when it does not.
   */
  constructor(place: HTMLElement, options: CodeOptions) {
    const code = place.querySelector<HTMLElement>("pre > code");
    if (code === null) throw new Error("A playground has no code.");
    this.#code = code;
    this.#options = options;
    this.#written = readCode(code);
    this.#shown = this.#written.results;
    onCodeClick(code, (at) => void this.open(at));
  }

  get text(): string {
    return this.#editor?.code ?? this.#written.code;
  }

  get isEdited(): boolean {
    return this.text !== this.#written.code;
  }

  /** True if the build has run this very code. */
  get isBuilt(): boolean {
    return !this.#isForeign && !this.isEdited;
  }

  get isOpen(): boolean {
    return this.#editor !== undefined;
  }

  /** The output of the code that the page states. */
  get expected(): string {
    return [...this.#written.results.values()].flat().map(textOf).join("\n");
  }

  /**
   * Opens the editor in the place of the code. Where it does not load, the
   * reader is told, and can try again.
   *
   * @param at - Where in the window the caret should stand; by default at the
   * start of the code. With `null` the focus stays where it is.
   */
  async open(at?: Place | null): Promise<void> {
    this.#opening ??= this.#open();
    try {
      await this.#opening;
      if (at !== null) this.#editor?.focus(at);
    } catch (error) {
      this.#opening = undefined;
      console.warn("The editor did not load", error);
      this.#options.onFail("The editor did not load: try again.");
    }
  }

  /** A run begins: what was printed before is no more of interest. */
  begin(): void {
    this.#renderer.close();
    this.#renderer = new Renderer();
  }

  /** Compares what was printed with what the build has printed. */
  confirm(entries: readonly Entry[]): boolean {
    this.#unschedule();
    const isSame = enlivenResults(this.#written, entries);
    if (isSame && this.#shown !== this.#written.results)
      this.#show(this.#written.results);
    return isSame;
  }

  /** Shows what was printed, each below its line. */
  print(entries: readonly Entry[]): void {
    const printed = byLine(entries, this.text.split("\n").length);
    const elements = [...printed].map(
      ([line, each]) =>
        [line, each.map((entry) => this.#renderer.render(entry))] as const,
    );
    this.#show(new Map(elements));
  }

  /**
   * As {@link print}, with the next frame: a loop prints faster than it shows.
   */
  printSoon(entries: readonly Entry[]): void {
    this.#frame ??= requestAnimationFrame(() => this.print(entries));
  }

  /** Marks the line that an error came from, until it is edited. */
  markError(line: number | undefined): void {
    this.#editor?.markError(line);
  }

  /** The code and its results as they were at first. */
  reset(): void {
    this.#editor?.setCode(this.#written.code);
    this.#show(this.#written.results);
    this.focus();
  }

  /**
   * Shows other code.
   *
   * @param code - Of whatever origin.
   * @param built - The same with its results, when the build has run it.
   */
  replace(code: string, built?: string): void {
    this.#isForeign = built === undefined;
    if (built !== undefined) this.#code.innerHTML = built;
    this.#written = this.#isForeign ? bareCode(code) : readCode(this.#code);
    this.#editor?.setCode(code);
    this.#show(this.#written.results);
  }

  focus(): void {
    this.#editor?.focus();
  }

  close(): void {
    this.#unschedule();
    this.#renderer.close();
    this.#editor?.destroy();
  }

  #show(results: Results): void {
    this.#unschedule();
    this.#shown = results;
    if (this.#editor) this.#editor.setResults(results);
    else placeResults(this.#code, results);
  }

  #unschedule(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  async #open(): Promise<void> {
    const { loadEditor, onOpen, onFail, onChange, ...options } = this.#options;
    const { createEditor, loadLanguage } = await loadEditor();
    await loadLanguage(options.language);
    const place = document.createElement("div");
    const { parentElement: pre } = this.#code;
    pre?.after(place);
    this.#editor = createEditor({
      ...options,
      parent: place,
      code: this.#written.code,
      markedLines: this.#written.markedLines,
      onChange: () => {
        // Code that is the build's again has its results again.
        if (this.isBuilt) this.#show(this.#written.results);
        else this.#editor?.markStale();
        onChange();
      },
    });
    // Not those of the build: it may have been run since.
    this.#editor.setResults(this.#shown);
    if (pre) pre.hidden = true;
    onOpen();
  }
}
