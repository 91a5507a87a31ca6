import { whenIdle } from "../../loading";
import { withData } from "../../markup";
import { typeset } from "../../math";
import { renderEntry } from "../console";
import type { Entry } from "../output";

/**
 * Most formulas of a run that are set. Each takes the page 2 ms, and adds a
 * hundred elements to what it scrolls.
 */
const MAX_FORMULAS = 100;

/** Time for setting formulas before the page gets its turn, in milliseconds. */
const SLICE_MS = 10;

/** A formula that waits to be set. */
interface Wish {
  readonly latex: string;
  readonly grant: (html: string | undefined) => void;
}

/**
 * Makes what a run printed into elements, each entry once. Its formulas are set
 * one after the other while the browser has nothing better to do: those that
 * are in view first, then in the order of print.
 */
export class Renderer {
  readonly #elements = new Map<Entry, HTMLElement>();
  readonly #wishes = new Map<Element, Wish>();
  readonly #inView = new Set<Element>();
  readonly #observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) this.#inView.add(target);
      else this.#inView.delete(target);
    }
  });
  #left = MAX_FORMULAS;
  #isScheduled = false;

  /** The element of an entry, the same each time. */
  render(entry: Entry): HTMLElement {
    const known = this.#elements.get(entry);
    if (known) return known;
    const samp = renderEntry(entry, (latex, place) => this.#wish(latex, place));
    this.#elements.set(entry, samp);
    return samp;
  }

  /** Formulas that are not set yet stay as they are. */
  close(): void {
    this.#left = 0;
    this.#wishes.clear();
    this.#inView.clear();
    this.#observer.disconnect();
  }

  #wish(latex: string, place: Element): Promise<string | undefined> {
    if (this.#left <= 0) return Promise.resolve(undefined);
    return new Promise((grant) => {
      this.#wishes.set(place, { latex, grant });
      this.#observer.observe(place);
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    whenIdle(() => void this.#setSome());
  }

  async #setSome(): Promise<void> {
    const end = performance.now() + SLICE_MS;
    while (this.#wishes.size > 0 && performance.now() < end) {
      await this.#setNext();
    }
    this.#isScheduled = false;
    if (this.#wishes.size > 0) this.#schedule();
  }

  async #setNext(): Promise<void> {
    const [first] = this.#wishes.keys();
    const [place = first] = this.#inView;
    if (place === undefined) return;
    const wish = this.#wishes.get(place);
    this.#wishes.delete(place);
    this.#inView.delete(place);
    this.#observer.unobserve(place);
    if (wish === undefined) return;
    const isPlain = place.closest(withData("plain")) !== null;
    wish.grant(isPlain ? undefined : await typeset(wish.latex));
    this.#left -= 1;
    if (this.#left <= 0) this.close();
  }
}
