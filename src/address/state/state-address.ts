import { AddressBar, type Router } from "./bar";
import {
  readFragment,
  writeFragment,
  type Found,
  type Parts,
} from "./fragment";

/**
 * Keeps the state of a page in the fragment of its address. An address that was
 * refused in part stays in the history: nothing of it is lost.
 */
export class StateAddress<State> {
  readonly #parts: Parts<State>;
  readonly #onArrive: (found: Found<State>) => void;
  readonly #bar: AddressBar;
  #isRefused = false;

  /**
   * @param onArrive - Takes what the address says, each time the reader comes
   * to another one. A fragment that names an element of the page says nothing.
   * @param router - See {@link AddressBar}.
   */
  constructor(
    parts: Parts<State>,
    onArrive: (found: Found<State>) => void,
    router?: Router,
  ) {
    this.#parts = parts;
    this.#onArrive = onArrive;
    this.#bar = new AddressBar("hash", () => this.#arrive(), router);
  }

  /** Tells what the address says when the page opens, if it says anything. */
  start(): void {
    if (this.#bar.text !== "") this.#arrive();
  }

  /** Puts a state into the address when no other follows soon. */
  write(state: State): void {
    this.#bar.later(() => {
      const fragment = writeFragment(this.#parts, state);
      const how = this.#isRefused ? "pushState" : "replaceState";
      if (this.#bar.write(fragment, how)) this.#isRefused = false;
    });
  }

  /** Writes what still waits, and hears nothing from now on. */
  close(): void {
    this.#bar.flush();
    this.#bar.close();
  }

  #arrive(): void {
    const { text } = this.#bar;
    if (namesElement(text)) return;
    const found = readFragment(this.#parts, text);
    this.#isRefused = found.faults.length > 0;
    this.#onArrive(found);
  }
}

/** Whether a fragment is the name of something on the page. */
function namesElement(fragment: string): boolean {
  try {
    return document.getElementById(decodeURIComponent(fragment)) !== null;
  } catch {
    return false;
  }
}
