import type { PlaygroundState } from "../address";
import type { Example } from "./base";
import type { Built } from "./built";
import { button, confirm } from "./elements";
import { CodeExample } from "./example";
import { MarkupExample } from "./markup-example";
import { scaffold } from "./scaffold";
import type { Shared } from "./shared";

/** What the page that holds a playground decides. */
export interface PlaygroundOptions {
  readonly state: PlaygroundState;
  /** What the build made of that code, when it has run it. */
  readonly built?: Built | undefined;
  /** Longest time of a run, in milliseconds. */
  readonly budgetMs: number;
  /** Is told of each edit. */
  readonly onChange: (state: PlaygroundState) => void;
}

/** A playground as the page that holds it handles it. */
export interface PlaygroundHandle {
  readonly state: PlaygroundState;
  /**
   * Show other code, which waits for Run.
   *
   * @param built - What the build made of it, when it has run it.
   */
  setState(state: PlaygroundState, built?: Built): void;
  /** @param ms - Longest time of a run, in milliseconds. */
  setBudget(ms: number): void;
  run(): void;
  focus(): void;
  close(): void;
}

/**
 * Make a playground that is the page's subject: its code comes from anywhere,
 * and nothing of it runs before the reader says so.
 *
 * @param place - An empty element.
 */
export function openWhole(
  place: HTMLElement,
  { state, built, budgetMs, onChange }: PlaygroundOptions,
  shared: Shared,
): PlaygroundHandle {
  let budget = budgetMs;
  let example = mount(state, built);

  function mount(shown: PlaygroundState, known: Built | undefined): Example {
    const figure = scaffold(shown.language);
    place.replaceChildren(figure);
    const made =
      shown.language === "markup"
        ? new MarkupExample(figure, shared)
        : new CodeExample(figure, shared);
    figure.toggleAttribute("data-live", true);
    addCopy(figure, made);
    made.replace(shown, known);
    made.budgetMs = budget;
    made.onChange = onChange;
    made.edit(false);
    return made;
  }

  return {
    get state() {
      return example.state;
    },
    setState(next, known) {
      if (next.language === example.state.language) {
        example.replace(next, known);
        return;
      }
      example.close();
      example = mount(next, known);
    },
    setBudget(ms) {
      budget = ms;
      example.budgetMs = ms;
    },
    run: () => example.run(),
    focus: () => example.focus(),
    close() {
      example.close();
      place.replaceChildren();
    },
  };
}

function addCopy(figure: HTMLElement, example: Example): void {
  const copy = button("Copy", () => {
    const text = example.program();
    navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]).then(
      () => confirm(copy, "Copied"),
      () => confirm(copy, "Failed"),
    );
  });
  figure.querySelector('[data-part="controls"]')?.after(copy);
}
