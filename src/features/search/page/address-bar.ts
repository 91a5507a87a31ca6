import { addressOf, readQuery, type Asked } from "../site";

/** How long the address waits for the next letter, in milliseconds. */
const PAUSE_MS = 300;

/** Of the router's history, what is used here. */
interface Router {
  /** Tells of each change of the address that the router knows of. */
  listen(
    listener: (location: { pathname: string; search: string }) => void,
  ): () => void;
}

/**
 * Keeps what is asked in the address of the page. What is typed replaces the
 * address; what is settled, as by Enter, gets an entry of its own, and the one
 * that was typed over gets back what it had, so that Back leads there.
 *
 * The router is not asked to: it would take each letter for a new page, and the
 * focus out of the field.
 */
export class AddressBar {
  readonly #page = location.pathname;
  readonly #stopListening: () => void;
  #entry = readQuery(location.search);
  #typed: Asked | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param router - Tells when the reader goes back or on, or follows a link.
   * @param onArrive - Takes what the address asks for then.
   */
  constructor(router: Router, onArrive: (asked: Asked) => void) {
    this.#stopListening = router.listen(({ pathname, search }) => {
      // What was typed is not for the page that comes.
      this.#forget();
      if (pathname !== this.#page) return;
      this.#entry = readQuery(search);
      onArrive(this.#entry);
    });
  }

  /** What the address asked for when the reader came. */
  get asked(): Asked {
    return this.#entry;
  }

  /** Puts what is typed into the address when nothing else is typed soon. */
  type(asked: Asked): void {
    this.#forget();
    this.#typed = asked;
    this.#timer = setTimeout(() => this.flush(), PAUSE_MS);
  }

  /** Puts it there now. */
  flush(): void {
    if (this.#typed) this.#write("replaceState", this.#typed);
    this.#forget();
  }

  /** Makes an entry of its own, unless the reader is there already. */
  settle(asked: Asked): void {
    this.#forget();
    this.#write("replaceState", this.#entry);
    if (addressOf(asked) === addressOf(this.#entry)) return;
    this.#write("pushState", asked);
    this.#entry = asked;
  }

  close(): void {
    this.#forget();
    this.#stopListening();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#typed = undefined;
  }

  #write(how: "pushState" | "replaceState", asked: Asked): void {
    const [, query = ""] = addressOf(asked).split("?");
    const address = query === "" ? this.#page : `${this.#page}?${query}`;
    history[how](history.state, "", address);
  }
}
