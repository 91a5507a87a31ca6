import { expect } from "vitest";

type Listener = () => void;

/** A tab of a browser, and the router of the site in it. */
export class Tab {
  entries: URL[];
  at = 0;
  readonly #listeners = new Set<Listener>();

  constructor(address: string) {
    this.entries = [new URL(address, "https://site.test")];
  }

  /** Path of the current address, as in `location` of its window. */
  get pathname(): string {
    return this.#shown.pathname;
  }

  get search(): string {
    return this.#shown.search;
  }

  get #shown(): URL {
    const shown = this.entries[this.at];
    if (!shown) throw new Error("Not an entry.");
    return shown;
  }

  readonly history = {
    state: { key: "of the router" },
    pushState: (state: unknown, _: string, address: string) => {
      expect(state).toBe(this.history.state);
      this.#push(address);
    },
    replaceState: (state: unknown, _: string, address: string) => {
      expect(state).toBe(this.history.state);
      this.entries[this.at] = new URL(address, this.#shown);
    },
  };

  readonly listen = (listener: Listener) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get isListenedTo(): boolean {
    return this.#listeners.size > 0;
  }

  /** Follows a link of the site. */
  follow(address: string): void {
    this.#push(address);
    this.#tell();
  }

  go(steps: number): void {
    this.at += steps;
    this.#tell();
  }

  /** All entries, as paths. */
  get paths(): string[] {
    return this.entries.map(({ pathname, search }) => pathname + search);
  }

  #push(address: string): void {
    const entry = new URL(address, this.#shown);
    this.entries = [...this.entries.slice(0, this.at + 1), entry];
    this.at += 1;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
