import type { Shown } from "./session";

/** What the build printed of the first expression. */
export interface Entry {
  /** Name of a task, `type`, `json`, or an unknown after `unknown `. */
  readonly label: string;
  readonly text: string;
  readonly latex: string | undefined;
  /** The value typeset, when it is an expression. */
  readonly html: string | undefined;
}

/** The build's results: what the page shows until it has its own. */
export class Printed {
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #shown: ReadonlyMap<string, Shown>;

  constructor(entries: readonly Entry[]) {
    this.#entries = new Map(entries.map((entry) => [entry.label, entry]));
    this.#shown = new Map(
      entries.map((entry) => [entry.label, shownOf(entry)]),
    );
  }

  /** What was printed under a label. */
  text(label: string): string {
    return this.#entries.get(label)?.text ?? "";
  }

  /** The formula of a label, typeset. */
  html(label: string): string {
    return this.#entries.get(label)?.html ?? "";
  }

  shown(task: string): Shown | undefined {
    return this.#shown.get(task);
  }

  get unknowns(): readonly { readonly name: string; readonly type: string }[] {
    return [...this.#entries.values()].flatMap(({ label, text }) => {
      const [kind, name] = label.split(" ");
      return kind === "unknown" && name ? [{ name, type: text }] : [];
    });
  }
}

function shownOf({ text, latex, html }: Entry): Shown {
  return {
    body:
      html === undefined ? { kind: "code", text } : { kind: "formula", html },
    copy: latex ?? text,
  };
}
