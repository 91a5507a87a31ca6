import { completionStatus } from "@codemirror/autocomplete";
import { syntaxTree } from "@codemirror/language";
import {
  Prec,
  StateEffect,
  StateField,
  type EditorState,
  type Transaction,
} from "@codemirror/state";
import {
  EditorView,
  keymap,
  showTooltip,
  type Tooltip,
} from "@codemirror/view";

import type { Fact } from "../../facts";
import type { SyntaxNode } from "../types";
import { describeCall } from "./describe";
import { factOf, type Program } from "./infer";
import { argumentsBefore } from "./strings";

const close = StateEffect.define();

/** A tooltip with what a call takes, while the caret is in its parentheses. */
interface Hint extends Tooltip {
  readonly fact: Fact;
  /** Number of arguments that come before the caret. */
  readonly count: number;
}

/**
 * Shows what a call takes once its opening parenthesis or a comma is typed.
 * Escape closes it.
 *
 * @param programOf - The program of an editor, if it is one.
 */
export function callHints(
  programOf: (state: EditorState) => Program | undefined,
) {
  const hint = StateField.define<Hint | null>({
    create: () => null,
    update(value, transaction) {
      if (transaction.effects.some((effect) => effect.is(close))) return null;
      const { docChanged, selection, state } = transaction;
      if (!docChanged && !selection) return value;
      if (value === null && !opens(transaction)) return null;
      const program = programOf(state);
      return program ? hintAt(program, state, value) : null;
    },
    provide: (field) => showTooltip.from(field),
  });
  const closeHint = (view: EditorView) => {
    const isListOpen = completionStatus(view.state) === "active";
    if (isListOpen || view.state.field(hint) === null) return false;
    view.dispatch({ effects: close.of(null) });
    return true;
  };
  return [
    hint,
    // A list that is not shown yet would take the key as well.
    Prec.highest(keymap.of([{ key: "Escape", run: closeHint }])),
    EditorView.domEventHandlers({
      blur: (_event, view) => void closeHint(view),
    }),
    EditorView.updateListener.of(({ startState, state, view }) => {
      const { fact } = state.field(hint) ?? {};
      if (fact === undefined || startState.field(hint, false)?.fact === fact)
        return;
      const [words = ""] = fact.signature.split("\n");
      view.dispatch({ effects: EditorView.announce.of(words) });
    }),
  ];
}

/** Tells whether a reader has just typed what begins an argument. */
function opens(transaction: Transaction): boolean {
  if (!transaction.isUserEvent("input")) return false;
  let isOpened = false;
  transaction.changes.iterChanges((_fromA, _toA, _fromB, _toB, inserted) => {
    isOpened ||= /[(,]\s?\)?$/.test(inserted.toString());
  });
  return isOpened;
}

function hintAt(
  program: Program,
  state: EditorState,
  before: Hint | null,
): Hint | null {
  const { head } = state.selection.main;
  const list = argumentsAround(syntaxTree(state).resolveInner(head, -1), head);
  const fact = list && factOf(program, list.prevSibling);
  if (!list || !fact || !/^(?:class|function|method)$/.test(fact.kind))
    return null;
  const last = list.childBefore(head);
  const count = last ? argumentsBefore(last) + Number(last.name === ",") : 0;
  const isSame = before?.pos === list.from && before.count === count;
  if (before?.fact === fact && isSame) return before;
  return {
    fact,
    count,
    pos: list.from,
    above: true,
    create() {
      const dom = describeCall(fact, count);
      dom.className = "call-hint";
      return { dom };
    },
  };
}

/** The parentheses of a call around a place; not those around a function. */
function argumentsAround(
  start: SyntaxNode,
  place: number,
): SyntaxNode | undefined {
  let node: SyntaxNode | null = start;
  for (; node && node.name !== "Block"; node = node.parent) {
    const isOpen = node.lastChild?.name !== ")" || place < node.to;
    if (node.name === "ArgList" && node.from < place && isOpen) return node;
  }
  return undefined;
}
