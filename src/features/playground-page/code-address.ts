import { AddressBar } from "@site/src/address";
import {
  AddressError,
  encodeState,
  type PlaygroundState,
} from "@site/src/playground/address";

/** Outcome of putting a state into the address. */
interface Written {
  readonly state: PlaygroundState;
  /** Reason why the address holds no state now, for the reader. */
  readonly problem?: string;
  /** True if the address has an entry of its own in the history. */
  readonly isNew: boolean;
}

interface Events {
  /** The reader went back or on, within the page: the address has changed. */
  readonly onTraverse: () => void;
  readonly onWritten: (written: Written) => void;
}

/**
 * Keeps the code of the page in its address, one entry of the browser's history
 * a code that was chosen. Code is compressed before it is written, which takes
 * a while.
 */
export class CodeAddress {
  readonly #bar: AddressBar;
  readonly #onWritten: Events["onWritten"];
  readonly #written = new Set<string>();
  #writing = Promise.resolve();
  /**
   * Grows when the reader leaves an entry: what is on its way is for that one.
   */
  #visit = 0;

  constructor({ onTraverse, onWritten }: Events) {
    this.#onWritten = onWritten;
    this.#bar = new AddressBar("hash", () => {
      this.#visit += 1;
      onTraverse();
    });
  }

  /** Without the `#`. */
  get fragment(): string {
    return this.#bar.text;
  }

  /** True if the code came from this page, not from somebody's link. */
  get isOwn(): boolean {
    return this.#written.has(this.fragment);
  }

  /** Puts an edited state into the address when no other edit follows soon. */
  edit(state: PlaygroundState): void {
    this.#bar.later(() => this.#enqueue(state, "replaceState"));
  }

  /** Puts the last edit into the address now. */
  flush(): void {
    this.#bar.flush();
  }

  /** Makes an entry of its own for a state: Back leads to the one before. */
  go(state: PlaygroundState): void {
    this.flush();
    this.#enqueue(state, "pushState");
  }

  close(): void {
    this.#visit += 1;
    this.#bar.close();
  }

  #enqueue(state: PlaygroundState, how: "pushState" | "replaceState"): void {
    const visit = this.#visit;
    this.#writing = this.#writing.then(async () => {
      const { fragment, problem } = await encode(state);
      if (visit !== this.#visit || !this.#bar.write(fragment, how)) return;
      this.#written.add(fragment);
      this.#onWritten({ state, problem, isNew: how === "pushState" });
    });
  }
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
