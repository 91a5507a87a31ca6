import { openPlayground } from "@site/src/site-playgrounds";
import type { PlaygroundHandle } from "@site/src/playground/boot";
import {
  AddressError,
  decodeState,
  holdsState,
  type PlaygroundState,
} from "@site/src/playground/address";
import { BUDGET } from "./Budget";
import {
  BEFORE,
  builtOf,
  EMPTY,
  FIRST,
  isOwnCode,
  keep,
  stateIn,
  type Kept,
  type Language,
  type PageView,
} from "./code";
import { CodeAddress } from "./code-address";

const WAITS = "This code came with the address: read it before you run it.";

/**
 * A visit of the playground: what is in the editor, in the address, and how the
 * one follows the other. Code from an address runs by itself only where it is
 * the site's own, to the letter.
 */
export class Session {
  readonly #place: HTMLElement;
  readonly #tell: (view: PageView) => void;
  readonly #address: CodeAddress;
  #view = BEFORE;
  #state: PlaygroundState = FIRST.script;
  #kept: Kept = FIRST;
  /** State for an address without code: code too long for one, if any. */
  #unaddressed: PlaygroundState = FIRST.script;
  #budgetMs = BUDGET.usual * 1000;
  #handle: PlaygroundHandle | undefined;
  #isRunDue = false;
  #isClosed = false;

  /**
   * @param place - An empty element, for the editor.
   * @param tell - Takes what the page shows, each time it changes.
   */
  constructor(place: HTMLElement, tell: (view: PageView) => void) {
    this.#place = place;
    this.#tell = tell;
    this.#address = new CodeAddress({
      onTraverse: () => void this.#readAddress(),
      onWritten: ({ state, problem, isNew }) => {
        if (problem !== undefined) this.#unaddressed = state;
        else if (!isNew) this.#unaddressed = FIRST.script;
        const loss = problem && `${problem} Here it will not survive a reload.`;
        this.#change({ problem: loss });
      },
    });
    // A reader who leaves the editor may leave the page.
    place.addEventListener("focusout", this.#flush);
  }

  /** Shows what the address holds, and opens the editor. */
  async start(): Promise<void> {
    await this.#readAddress();
    await this.open();
  }

  /** Opens the editor, once more if it failed. */
  async open(): Promise<void> {
    this.#change({ editor: "loading" });
    this.#place.replaceChildren();
    const [state, budgetMs] = [this.#state, this.#budgetMs];
    try {
      const handle = await openPlayground(this.#place, {
        state,
        built: builtOf(state),
        budgetMs,
        onChange: (edited) => this.#edit(edited),
      });
      if (this.#isClosed) {
        handle.close();
        return;
      }
      this.#handle = handle;
      // The reader may not have waited.
      if (this.#state !== state)
        handle.setState(this.#state, builtOf(this.#state));
      if (this.#budgetMs !== budgetMs) handle.setBudget(this.#budgetMs);
      if (this.#isRunDue) handle.run();
      this.#change({ editor: "open" });
    } catch (error) {
      console.warn(error);
      this.#change({ editor: "failed" });
    }
  }

  /** Shows a starting point and runs it. */
  choose(state: PlaygroundState): void {
    this.#goTo(state);
    this.#run();
  }

  /** Shows the last code in a language, and runs markup of the site's own. */
  async setLanguage(language: Language): Promise<void> {
    const state = stateIn(language, this.#kept);
    this.#goTo(state);
    // Results of markup are not in the page: its place would stay empty.
    if (language !== "markup" || !(await isOwnCode(state))) return;
    if (this.#state === state) this.#run();
  }

  /** @param seconds - Longest time of a run. */
  setBudget(seconds: number): void {
    this.#budgetMs = seconds * 1000;
    this.#handle?.setBudget(this.#budgetMs);
  }

  close(): void {
    this.#isClosed = true;
    this.#address.close();
    this.#place.removeEventListener("focusout", this.#flush);
    this.#handle?.close();
  }

  readonly #flush = () => this.#address.flush();

  #goTo(state: PlaygroundState): void {
    if (!isSame(state, this.#state)) this.#address.go(state);
    this.#show(state, {});
  }

  #edit(state: PlaygroundState): void {
    if (isSame(state, this.#state)) return;
    this.#remember(state);
    this.#address.edit(state);
    this.#change({ language: state.language, note: undefined });
  }

  async #readAddress(): Promise<void> {
    const { fragment } = this.#address;
    if (fragment === "") {
      this.#show(this.#unaddressed, {});
      return;
    }
    // A fragment may name a place on the page as well.
    if (!holdsState(fragment)) return;
    try {
      const state = await decodeState(fragment);
      const isKnown = await isOwnCode(state);
      if (fragment !== this.#address.fragment) return;
      const { isOwn } = this.#address;
      this.#show(state, isOwn || isKnown ? {} : { note: WAITS });
      if (isKnown && !isOwn) this.#run();
    } catch (error) {
      if (!(error instanceof AddressError)) throw error;
      if (fragment !== this.#address.fragment) return;
      this.#show(EMPTY, { problem: error.message });
    }
  }

  #show(
    state: PlaygroundState,
    { note, problem }: Pick<PageView, "note" | "problem">,
  ): void {
    this.#isRunDue = false;
    this.#remember(state);
    const built = builtOf(state);
    this.#handle?.setState(state, built);
    this.#change({ language: state.language, built, note, problem });
  }

  /** Runs what is shown, as soon as the editor is open. */
  #run(): void {
    if (this.#handle) this.#handle.run();
    else this.#isRunDue = true;
  }

  #remember(state: PlaygroundState): void {
    this.#state = state;
    this.#kept = keep(this.#kept, state);
  }

  #change(change: Partial<PageView>): void {
    this.#view = { ...this.#view, ...change };
    if (!this.#isClosed) this.#tell(this.#view);
  }
}

function isSame(a: PlaygroundState, b: PlaygroundState): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
