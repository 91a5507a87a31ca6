import { readState, writeState, type State } from "./state";
import type { Found } from "../../../fragment";

/** How long the address waits for the next change, in milliseconds. */
const PAUSE_MS = 300;

/**
 * Keeps the state of the page in the fragment of its address. The router is
 * not asked to: it would take each letter for a move of the reader.
 */
export class AddressBar {
  readonly #path = location.pathname;
  readonly #onArrive: (found: Found<State>) => void;
  #fragment = location.hash;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: State | undefined;

  /** @param onArrive - Takes what the address says after a move in the page. */
  constructor(onArrive: (found: Found<State>) => void) {
    this.#onArrive = onArrive;
    addEventListener("hashchange", this.#arrive);
  }

  /** What the address says; nothing where it names a place of the page. */
  get found(): Found<State> | undefined {
    return isPlace(location.hash) ? undefined : readState(location.hash);
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
    const address = location.pathname + location.search + this.#fragment;
    history.replaceState(history.state, "", address);
  }

  readonly #arrive = (): void => {
    if (location.hash === this.#fragment) return;
    clearTimeout(this.#timer);
    this.#waiting = undefined;
    this.#fragment = location.hash;
    const { found } = this;
    if (found && location.pathname === this.#path) this.#onArrive(found);
  };
}

/** Whether a fragment is the name of something on the page. */
function isPlace(fragment: string): boolean {
  const name = decodeURIComponent(fragment.slice(1));
  return name !== "" && document.getElementById(name) !== null;
}
