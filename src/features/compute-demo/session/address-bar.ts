import { writeAddress, type Found } from "../../../address";
import { readState, writeState, type State } from "./state";

/** How long the address waits for the next change, in milliseconds. */
const PAUSE_MS = 300;

/**
 * Keeps the state of the page in the fragment of its address. An address that
 * was refused in part stays in the history: nothing of it is lost.
 */
export class AddressBar {
  readonly #path = location.pathname;
  readonly #onArrive: (found: Found<State>) => void;
  #fragment = location.hash;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: State | undefined;
  #isRefused = false;

  /** @param onArrive - Takes what the address says after a move in the page. */
  constructor(onArrive: (found: Found<State>) => void) {
    this.#onArrive = onArrive;
    addEventListener("hashchange", this.#arrive);
  }

  /** What the address says; nothing where it names a place of the page. */
  read(): Found<State> | undefined {
    if (isPlace(location.hash)) return undefined;
    const found = readState(location.hash);
    this.#isRefused = found.faults.length > 0;
    return found;
  }

  /** Puts a state into the address when no other follows soon. */
  write(state: State): void {
    this.#waiting = state;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#flush(), PAUSE_MS);
  }

  close(): void {
    this.#flush();
    removeEventListener("hashchange", this.#arrive);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    const state = this.#waiting;
    this.#waiting = undefined;
    // On another page, the address is that page's.
    if (state === undefined || location.pathname !== this.#path) return;
    const fragment = writeState(state);
    this.#fragment = fragment === "" ? "" : `#${fragment}`;
    writeAddress(fragment, this.#isRefused ? "pushState" : "replaceState");
    this.#isRefused = false;
  }

  readonly #arrive = (): void => {
    if (location.hash === this.#fragment) return;
    clearTimeout(this.#timer);
    this.#waiting = undefined;
    this.#fragment = location.hash;
    const found = this.read();
    if (found && location.pathname === this.#path) this.#onArrive(found);
  };
}

/** Whether a fragment is the name of something on the page. */
function isPlace(fragment: string): boolean {
  const name = decodeURIComponent(fragment.slice(1));
  return name !== "" && document.getElementById(name) !== null;
}
