/** An element that is read. */
interface Open {
  readonly name: string;
  /** What happens when it ends; undefined once it has. */
  end: (() => void) | undefined;
}

const CELL = ["p", "td", "th"];
const ROW = [...CELL, "tr"];

/**
 * Elements whose end the build leaves out, by those whose beginning ends them.
 * The parser looks at one element only: not at an item that ends with a
 * paragraph.
 */
const ENDED_BY: Readonly<Record<string, readonly string[]>> = {
  li: ["p", "li"],
  dt: ["p", "dt", "dd"],
  dd: ["p", "dt", "dd"],
  td: CELL,
  th: CELL,
  tr: ROW,
  tbody: [...ROW, "thead", "tbody", "caption"],
};

/** The elements that are open, as HTML nests them. */
export class Nesting {
  /** As the parser nests them: some of them have ended. */
  readonly #open: Open[] = [];

  /** End what the beginning of an element ends. */
  before(name: string): void {
    const ended = ENDED_BY[name];
    if (!ended) return;
    for (const element of this.#open.toReversed()) {
      if (!element.end) continue;
      if (!ended.includes(element.name)) return;
      finish(element);
    }
  }

  /** @param end - What happens when the element ends. */
  enter(name: string, end: () => void): void {
    this.#open.push({ name, end });
  }

  /** Leave the element that the parser says has ended. */
  leave(): void {
    const last = this.#open.pop();
    if (last) finish(last);
  }
}

function finish(element: Open): void {
  element.end?.();
  element.end = undefined;
}
