import { AddressBar, type Router } from "../../../address";
import { addressOf, readQuery, type Asked } from "../site";

/**
 * Keeps what is asked in the address of the page. What is typed replaces the
 * address; what is settled, as by Enter, gets an entry of its own, and the one
 * that was typed over gets back what it had, so that Back leads there.
 */
export class QueryAddress {
  readonly #bar: AddressBar;
  #entry: Asked;

  /**
   * @param router - Tells when the reader goes back or on, or follows a link.
   * @param onArrive - Takes what the address asks for then.
   */
  constructor(router: Router, onArrive: (asked: Asked) => void) {
    const arrive = () => {
      this.#entry = readQuery(this.#bar.text);
      onArrive(this.#entry);
    };
    this.#bar = new AddressBar("search", arrive, router);
    this.#entry = readQuery(this.#bar.text);
  }

  /** Query that the address held when the reader came there. */
  get asked(): Asked {
    return this.#entry;
  }

  /** Puts what is typed into the address when nothing else is typed soon. */
  type(asked: Asked): void {
    this.#bar.later(() => this.#write("replaceState", asked));
  }

  /** Puts it there now. */
  flush(): void {
    this.#bar.flush();
  }

  /** Makes an entry of its own, unless the reader is there already. */
  settle(asked: Asked): void {
    this.#bar.forget();
    this.#write("replaceState", this.#entry);
    if (addressOf(asked) === addressOf(this.#entry)) return;
    this.#write("pushState", asked);
    this.#entry = asked;
  }

  close(): void {
    this.#bar.close();
  }

  #write(how: "pushState" | "replaceState", asked: Asked): void {
    const [, query = ""] = addressOf(asked).split("?");
    this.#bar.write(query, how);
  }
}
