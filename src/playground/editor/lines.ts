import {
  RangeSetBuilder,
  StateEffect,
  StateField,
  type Text,
} from "@codemirror/state";
import { Decoration, EditorView, type DecorationSet } from "@codemirror/view";

import type { ClassName } from "../../markup";

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
