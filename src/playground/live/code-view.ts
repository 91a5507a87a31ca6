import { addTree, renderEntry } from "../console";
import type { Editor } from "../editor";
import type { Entry } from "../output";
import type { Language } from "../runner";
import type { Shared } from "./shared";
import { byLine, printedText } from "./printed";
import { placeResults, readCode, type StaticCode } from "./static-code";
import { typeset } from "./typeset";

type Results = ReadonlyMap<number, readonly HTMLElement[]>;

/** Where in the window a caret should stand. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Options {
  readonly language: Language;
  readonly lineNumbers: boolean;
  readonly loadEditor: Shared["loadEditor"];
  readonly onChange: (code: string) => void;
  readonly onRun: () => void;
}

/**
 * The code of an example and what stands below its lines: as the build has
 * made it, and in the editor once the reader touches it.
 */
export class CodeView {
  readonly #code: HTMLElement;
  readonly #options: Options;
  readonly #written: StaticCode;
  #editor: Editor | undefined;
  #opening: Promise<void> | undefined;
  #frame: number | undefined;

  /** @param code - The `<code>` that the build has made. */
  constructor(code: HTMLElement, options: Options) {
    this.#code = code;
    this.#options = options;
    this.#written = readCode(code);
  }

  get text(): string {
    return this.#editor?.code ?? this.#written.code;
  }

  get isEdited(): boolean {
    return this.text !== this.#written.code;
  }

  get isOpen(): boolean {
    return this.#editor !== undefined;
  }

  /** What the page says that the code prints. */
  get expected(): string {
    return [...this.#written.results.values()].flat().map(textOf).join("\n");
  }

  /**
   * Open the editor in the place of the code.
   *
   * @param at - Where the caret should stand.
   * @throws Error when the editor does not load; then it can be tried again.
   */
  async open(at?: Point): Promise<void> {
    this.#opening ??= this.#open(at);
    try {
      await this.#opening;
    } catch (error) {
      this.#opening = undefined;
      throw error;
    }
  }

  /**
   * Compare what was printed with what the build has printed.
   *
   * @returns Whether it is the same; then what stands there gets its trees.
   */
  confirm(entries: readonly Entry[]): boolean {
    const printed = byLine(entries, this.#lineCount);
    const pairs = [...this.#written.results].flatMap(([line, elements]) =>
      elements.map((element, index) => ({
        element,
        entry: printed.get(line)?.[index],
      })),
    );
    this.#unschedule();
    const isSame =
      pairs.length === entries.length &&
      pairs.every(
        ({ element, entry }) =>
          entry !== undefined && textOf(element) === printedText([entry]),
      );
    if (!isSame) return false;
    for (const { element, entry } of pairs) {
      if (entry) addTree(element, entry);
    }
    this.#show(this.#written.results);
    return true;
  }

  /** Show what was printed, each below its line. */
  print(entries: readonly Entry[]): void {
    this.#unschedule();
    const printed = byLine(entries, this.#lineCount);
    const elements = [...printed].map(
      ([line, each]) =>
        [line, each.map((entry) => renderEntry(entry, typeset))] as const,
    );
    this.#show(new Map(elements));
  }

  /** As {@link print}, with the next frame: a loop prints faster than it shows. */
  printSoon(entries: readonly Entry[]): void {
    this.#frame ??= requestAnimationFrame(() => this.print(entries));
  }

  /** Mark the line that an error came from, until it is edited. */
  markError(line: number | undefined): void {
    this.#editor?.markError(line);
  }

  /** The code and its results as the build has made them. */
  reset(): void {
    this.#editor?.setCode(this.#written.code);
    this.#show(this.#written.results);
    this.#editor?.focus();
  }

  /** Other code, without results. */
  replace(code: string): void {
    this.#editor?.setCode(code);
    this.#show(new Map());
  }

  focus(): void {
    this.#editor?.focus();
  }

  close(): void {
    this.#editor?.destroy();
  }

  #show(results: Results): void {
    if (this.#editor) {
      this.#editor.setResults(results);
      this.#editor.setStale(false);
    } else placeResults(this.#code, results);
  }

  #unschedule(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  get #lineCount(): number {
    return this.text.split("\n").length;
  }

  async #open(at?: Point): Promise<void> {
    const { loadEditor, onChange, ...options } = this.#options;
    const { createEditor } = await loadEditor();
    const place = document.createElement("div");
    const { parentElement: pre } = this.#code;
    pre?.after(place);
    this.#editor = createEditor({
      ...options,
      parent: place,
      code: this.#written.code,
      label: "Code of the example",
      markedLines: this.#written.markedLines,
      onChange: (code) => {
        this.#editor?.setStale(true);
        onChange(code);
      },
    });
    // Not those of the build: it may have been run since.
    this.#editor.setResults(readCode(this.#code).results);
    if (pre) pre.hidden = true;
    this.#editor.focus(at);
  }
}

function textOf(result: HTMLElement): string {
  return result.querySelector(".result-text")?.textContent ?? "";
}
