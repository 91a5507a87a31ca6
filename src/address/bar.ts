import {
  readFragment,
  writeFragment,
  type Found,
  type Parts,
} from "./fragment";

/** Debounce time for writes to the address, in milliseconds. */
const PAUSE_MS = 300;

/** Of the router's history, what is used here. */
export interface Router {
  /** Tells of each change of the address that the router knows of. */
  listen(listener: () => void): () => void;
}

/** The part of an address that a page writes to, with the sign before it. */
const SIGNS = { search: "?", hash: "#" } as const;
type Part = keyof typeof SIGNS;

/**
 * One part of the address of a page, written past the router: it would take
 * each change for a move of the reader.
 */
export class AddressBar {
  readonly #path = location.pathname;
  readonly #part: Part;
  readonly #stopListening: () => void;
  #text: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => void) | undefined;

  /**
   * @param part - What of the address is written: its query or its fragment.
   * @param onArrive - Is called when the reader has gone back or on, or has
   * followed a link, to another address of this page.
   * @param router - Tells of links that the router follows as well; without it,
   * only of what the browser does by itself.
   */
  constructor(part: Part, onArrive: () => void, router?: Router) {
    this.#part = part;
    this.#text = this.#read();
    const arrive = () => {
      // What was to be written is not for the address that comes.
      this.forget();
      if (!this.#isHere) return;
      this.#text = this.#read();
      onArrive();
    };
    this.#stopListening = router
      ? router.listen(arrive)
      : listenToBrowser(() => {
          if (this.#read() !== this.#text) arrive();
        });
  }

  /** Content of the part as last read or written, without its sign. */
  get text(): string {
    return this.#text;
  }

  /** Calls a function that writes, unless another call follows soon. */
  later(write: () => void): void {
    this.forget();
    this.#waiting = write;
    this.#timer = setTimeout(() => this.flush(), PAUSE_MS);
  }

  /** Calls the function that waits now. */
  flush(): void {
    const write = this.#waiting;
    this.forget();
    write?.();
  }

  /** Drops the function that waits. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#waiting = undefined;
  }

  /**
   * Puts a string into the address. An empty one takes the sign away as well.
   *
   * @param text - Without the sign, in the alphabet of addresses.
   * @param how - Whether the entry before stays to go back to.
   * @returns Whether it is there. Another address that the reader has come to
   * stays, even before an event tells of it.
   */
  write(text: string, how: "pushState" | "replaceState"): boolean {
    if (!this.#isHere || this.#read() !== this.#text) return false;
    const signed = text === "" ? "" : SIGNS[this.#part] + text;
    // A fragment belongs to the query before it.
    const query = this.#part === "hash" ? location.search : "";
    history[how](history.state, "", this.#path + query + signed);
    this.#text = this.#read();
    return true;
  }

  /** Writes and hears nothing from now on. */
  close(): void {
    this.forget();
    this.#stopListening();
  }

  get #isHere(): boolean {
    return location.pathname === this.#path;
  }

  #read(): string {
    return location[this.#part].slice(1);
  }
}

/** Calls a function when the address may have changed, also twice a change. */
function listenToBrowser(changed: () => void): () => void {
  const types = ["popstate", "hashchange"] as const;
  for (const type of types) addEventListener(type, changed);
  return () => {
    for (const type of types) removeEventListener(type, changed);
  };
}

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

/** Tells whether a fragment is the `id` of an element of the page. */
function namesElement(fragment: string): boolean {
  try {
    return document.getElementById(decodeURIComponent(fragment)) !== null;
  } catch {
    return false;
  }
}
