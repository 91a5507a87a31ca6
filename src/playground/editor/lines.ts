import {
  RangeSetBuilder,
  StateEffect,
  StateField,
  type Text,
  type Transaction,
} from "@codemirror/state";
import {
  Decoration,
  EditorView,
  WidgetType,
  type DecorationSet,
} from "@codemirror/view";

import type { ClassName } from "../../markup";

/** Elements below a line, by the position where that line ends. */
interface Block {
  readonly end: number;
  readonly elements: readonly HTMLElement[];
}

const setBlocks = StateEffect.define<readonly Block[]>();

const blocks = StateField.define<readonly Block[]>({
  create: () => [],
  update(value, transaction) {
    for (const effect of transaction.effects)
      if (effect.is(setBlocks)) return effect.value;
    return transaction.docChanged ? follow(value, transaction) : value;
  },
});

/** Blocks below lines, as an extension of the editor. */
export const results = [
  blocks,
  EditorView.decorations.compute([blocks], (state) =>
    Decoration.set(
      state.field(blocks).map(({ end, elements }) =>
        Decoration.widget({
          widget: new BlockWidget(elements),
          block: true,
          side: 1,
        }).range(end),
      ),
      true,
    ),
  ),
];

/**
 * The change of state that shows elements below lines, in place of others.
 *
 * @param doc - The code.
 * @param below - The elements by line, from 1; those of a line that does not
 * exist go below the last.
 */
export function showResults(
  doc: Text,
  below: ReadonlyMap<number, readonly HTMLElement[]>,
): StateEffect<unknown> {
  const byLine = new Map<number, HTMLElement[]>();
  for (const [line, elements] of below) {
    const shown = line >= 1 && line <= doc.lines ? line : doc.lines;
    byLine.set(shown, [...(byLine.get(shown) ?? []), ...elements]);
  }
  return setBlocks.of(
    [...byLine].map(([line, elements]) => ({
      end: doc.line(line).to,
      elements,
    })),
  );
}

/**
 * Keeps what a line printed below it when it moves or is split at its end, and
 * removes it when the line changes.
 */
function follow(
  value: readonly Block[],
  { changes, newDoc, startState }: Transaction,
): readonly Block[] {
  return value.flatMap(({ end, elements }) => {
    const line = newDoc.lineAt(changes.mapPos(end, -1));
    const isSame = line.text === startState.doc.lineAt(end).text;
    return isSame ? [{ end: line.to, elements }] : [];
  });
}

/**
 * A click on a result leaves a reader who is typing where they are, unless it
 * is for a button there or selects a part of the result.
 */
function giveFocusBack(box: HTMLElement, view: EditorView): void {
  let wasTyping = false;
  box.addEventListener("pointerdown", () => (wasTyping = view.hasFocus));
  box.addEventListener("click", () => {
    const isOnBox = document.activeElement === box;
    const isSelecting = getSelection()?.isCollapsed === false;
    if (wasTyping && isOnBox && !isSelecting) view.focus();
  });
}

/** Size observers, by box: a box may outlive the widget that made it. */
const observers = new WeakMap<HTMLElement, ResizeObserver>();

class BlockWidget extends WidgetType {
  readonly #elements: readonly HTMLElement[];

  constructor(elements: readonly HTMLElement[]) {
    super();
    this.#elements = elements;
  }

  override eq(other: BlockWidget): boolean {
    const [ours, theirs] = [this.#elements, other.#elements];
    return (
      ours.length === theirs.length &&
      ours.every((element, index) => element === theirs[index])
    );
  }

  override toDOM(view: EditorView): HTMLElement {
    // A box of our own: the elements stay as the caller made them.
    const box = document.createElement("div");
    // A touch of a result is no wish to type: the box takes the focus.
    box.tabIndex = -1;
    giveFocusBack(box, view);
    box.append(...this.#elements);
    // The editor has to know where lines are when a result unfolds.
    const observer = new ResizeObserver(() => view.requestMeasure());
    observer.observe(box);
    observers.set(box, observer);
    return box;
  }

  /** Adds what a loop prints: to lay out all of it anew takes too long. */
  override updateDOM(box: HTMLElement): boolean {
    const shown = [...box.children];
    if (shown.every((element, index) => element === this.#elements[index]))
      box.append(...this.#elements.slice(shown.length));
    else box.replaceChildren(...this.#elements);
    return true;
  }

  override destroy(box: HTMLElement): void {
    observers.get(box)?.disconnect();
  }
}

const setFailed = StateEffect.define<number | undefined>();

const marked = Decoration.line({ class: "marked" satisfies ClassName });
const failed = Decoration.line({ class: "failed" });

/**
 * Lines that stand out, as an extension of the editor.
 *
 * @param lines - Their numbers, from 1, when the editor is made. Numbers that
 * the code does not reach are passed over.
 */
export function markedLines(lines: ReadonlySet<number>) {
  return StateField.define<DecorationSet>({
    create: ({ doc }) => decorate(doc, [...lines], marked),
    update: (value, { changes }) => value.map(changes),
    provide: (field) => EditorView.decorations.from(field),
  });
}

/** The line that failed, as an extension of the editor. */
export const failedLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, { docChanged, effects, newDoc }) {
    for (const effect of effects)
      if (effect.is(setFailed))
        return decorate(newDoc, [effect.value ?? 0], failed);
    return docChanged ? Decoration.none : value;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** The change of state that shows a line, from 1, as failed, or none. */
export function showFailed(line: number | undefined): StateEffect<unknown> {
  return setFailed.of(line);
}

function decorate(doc: Text, lines: readonly number[], style: Decoration) {
  const builder = new RangeSetBuilder<Decoration>();
  for (const line of lines.toSorted((a, b) => a - b)) {
    if (line < 1 || line > doc.lines) continue;
    const { from } = doc.line(line);
    builder.add(from, from, style);
  }
  return builder.finish();
}
