interface Row {
  readonly element: HTMLElement;
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly groups: readonly HTMLElement[];
}

/** How long a row says that it was copied, in milliseconds. */
const CONFIRMATION_MS = 2000;

/** The rows of a table in the page: shown, hidden and gone through by key. */
export class Rows {
  readonly #rows: readonly Row[];
  readonly #groups: readonly HTMLElement[];

  /** @param box - Holds the rows, and listens for all of them. */
  constructor(box: HTMLElement) {
    const rows = box.querySelectorAll<HTMLElement>("[data-find]");
    const groups = [...box.querySelectorAll<HTMLElement>("[data-group]")];
    this.#rows = [...rows].map((element) => ({
      element,
      text: element.dataset["find"] ?? "",
      words: new Set(element.dataset["is"]?.split(" ")),
      groups: groups.filter((group) => group.contains(element)),
    }));
    this.#groups = groups;
    box.addEventListener("keydown", (event) => this.#move(event));
    box.addEventListener("click", (event) => copyFrom(event));
  }

  /**
   * Show the rows that have every word of the query and each of the options.
   *
   * @returns How many are shown, and how many there are.
   */
  filter(
    query: string,
    options: readonly string[],
  ): { shown: number; total: number } {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const full = new Set<HTMLElement>();
    let shown = 0;
    for (const { element, text, words: own, groups } of this.#rows) {
      const isShown =
        words.every((word) => text.includes(word)) &&
        options.every((option) => own.has(option));
      if (isShown) {
        shown += 1;
        for (const group of groups) full.add(group);
      }
      // Asked first: each change costs, also one to the same.
      if (element.hidden === isShown) element.hidden = !isShown;
    }
    for (const group of this.#groups) {
      const isEmpty = !full.has(group);
      if (group.hidden !== isEmpty) group.hidden = isEmpty;
    }
    return { shown, total: this.#rows.length };
  }

  /** Go to the first row that is shown, if there is one with a link or button. */
  focusFirst(): boolean {
    const [first] = this.#stops();
    first?.focus();
    return first !== undefined;
  }

  #move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = (event.target as Element).closest("[data-find]");
    if (step === undefined || !row) return;
    const stops = this.#stops();
    const at = stops.findIndex((stop) => row.contains(stop));
    const next = stops[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  /** What the arrow keys stop at: the first link or button of each row shown. */
  #stops(): HTMLElement[] {
    return this.#rows.flatMap(({ element }) => {
      const stop = element.hidden
        ? null
        : element.querySelector<HTMLElement>("a[href], button");
      return stop ? [stop] : [];
    });
  }
}

function copyFrom({ target }: MouseEvent): void {
  const button = (target as Element).closest<HTMLElement>("[data-copy]");
  const text = button?.dataset["copy"];
  if (!button || text === undefined) return;
  void navigator.clipboard.writeText(text).then(() => {
    button.dataset["copied"] = "";
    setTimeout(() => delete button.dataset["copied"], CONFIRMATION_MS);
  });
}
