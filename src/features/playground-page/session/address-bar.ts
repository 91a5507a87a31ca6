import {
  AddressError,
  encodeState,
  type PlaygroundState,
} from "@site/src/playground/address";

/** How long the address waits for the next edit, in milliseconds. */
const PAUSE_MS = 300;

/** What became of a state that was to be put into the address. */
interface Written {
  readonly state: PlaygroundState;
  /** Why the address holds no state now, for the reader. */
  readonly problem?: string;
  /** Whether the address has an entry of its own in the history. */
  readonly isNew: boolean;
}

interface Events {
  /** The reader went back or on, within the page: the address has changed. */
  readonly onTraverse: () => void;
  readonly onWritten: (written: Written) => void;
}

/**
 * Keeps the state of the page in its address, one entry of the browser's
 * history a code that was chosen. What the router keeps of an entry stays.
 */
export class AddressBar {
  readonly #path = location.pathname;
  readonly #events: Events;
  readonly #written = new Set<string>();
  #fragment = currentFragment();
  #edited: PlaygroundState | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing = Promise.resolve();
  /** Grows when the reader leaves an entry: what is on its way is for that one. */
  #visit = 0;

  constructor(events: Events) {
    this.#events = events;
    addEventListener("popstate", this.#traverse);
    addEventListener("hashchange", this.#traverse);
  }

  /** Without the `#`. */
  get fragment(): string {
    return this.#fragment;
  }

  /** Whether the code came from this page, not from somebody's link. */
  get isOwn(): boolean {
    return this.#written.has(this.#fragment);
  }

  /** Puts an edited state into the address when no other edit follows soon. */
  edit(state: PlaygroundState): void {
    this.#edited = state;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), PAUSE_MS);
  }

  /** Puts the last edit into the address now. */
  flush(): void {
    const state = this.#edited;
    this.#forget();
    if (state !== undefined) this.#enqueue(state, "replaceState");
  }

  /** Makes an entry of its own for a state: Back leads to the one before. */
  go(state: PlaygroundState): void {
    this.flush();
    this.#enqueue(state, "pushState");
  }

  close(): void {
    this.#leave();
    removeEventListener("popstate", this.#traverse);
    removeEventListener("hashchange", this.#traverse);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#edited = undefined;
  }

  #leave(): void {
    this.#forget();
    this.#visit += 1;
  }

  #enqueue(state: PlaygroundState, how: "pushState" | "replaceState"): void {
    const visit = this.#visit;
    this.#writing = this.#writing.then(async () => {
      const { fragment, problem } = await encode(state);
      // On another page, the address is that page's.
      if (visit !== this.#visit || location.pathname !== this.#path) return;
      const hash = fragment === "" ? "" : `#${fragment}`;
      const address = location.pathname + location.search + hash;
      history[how](history.state, "", address);
      this.#fragment = fragment;
      this.#written.add(fragment);
      this.#events.onWritten({ state, problem, isNew: how === "pushState" });
    });
  }

  readonly #traverse = (): void => {
    const fragment = currentFragment();
    // On another page now; or the second of both events, for one change.
    if (location.pathname !== this.#path || fragment === this.#fragment) return;
    this.#fragment = fragment;
    this.#leave();
    this.#events.onTraverse();
  };
}

async function encode(
  state: PlaygroundState,
): Promise<{ fragment: string; problem?: string }> {
  try {
    return { fragment: await encodeState(state) };
  } catch (error) {
    if (!(error instanceof AddressError)) throw error;
    return { fragment: "", problem: error.message };
  }
}

function currentFragment(): string {
  return location.hash.slice(1);
}
