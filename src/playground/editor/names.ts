import { syntaxTree } from "@codemirror/language";
import { Prec, RangeSetBuilder, type EditorState } from "@codemirror/state";
import {
  Decoration,
  ViewPlugin,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from "@codemirror/view";

import { codeClass, type CodeKind } from "../../markup";
import type { SyntaxNode } from "./syntax";

/** Nodes of a script whose text decides on their colour. */
const NAMES = /^(?:Variable|Property|Type)(?:Name|Definition)$/;

/** Colours by text, tried in this order. */
const BY_TEXT: readonly (readonly [RegExp, CodeKind])[] = [
  [/^undefined$/, "keyword"],
  [/^(?:NaN|Infinity)$/, "number"],
  [/^[A-Z](?:[A-Z_]|\dx?)*$/, "class"],
  [
    /^(?:console|Array|BigInt|Boolean|Date|\w*Error|Function|Intl|JSON|(?:Weak)?(?:Map|Set)|Math|Number|Object|Promise|Proxy|Reflect|RegExp|String|Symbol)$/,
    "class",
  ],
  [
    /^(?:document|(?:local|session)Storage|location|navigator|performance|window)$/,
    "attribute",
  ],
];

/** Colours of names that the grammar takes for any other: `console`, `Math`. */
export const names = Prec.highest(
  // The highest precedence is the innermost element, whose colour is seen.
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;

      constructor(view: EditorView) {
        this.decorations = namesIn(view);
      }

      update({
        view,
        state,
        startState,
        docChanged,
        viewportChanged,
      }: ViewUpdate) {
        const parsed = syntaxTree(state) !== syntaxTree(startState);
        if (docChanged || viewportChanged || parsed)
          this.decorations = namesIn(view);
      }
    },
    { decorations: ({ decorations }) => decorations },
  ),
);

function namesIn({ state, visibleRanges }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges)
    syntaxTree(state).iterate({
      from,
      to,
      enter({ name, node }) {
        const kind = NAMES.test(name) ? kindOf(node, state) : undefined;
        if (kind !== undefined)
          builder.add(
            node.from,
            node.to,
            Decoration.mark({ class: codeClass(kind) }),
          );
      },
    });
  return builder.finish();
}

function kindOf(node: SyntaxNode, state: EditorState): CodeKind | undefined {
  if (holdsFunction(node)) return "function";
  if (node.name === "PropertyDefinition")
    return node.nextSibling?.name === ":" ? "property" : undefined;
  const text = state.sliceDoc(node.from, node.to);
  return BY_TEXT.find(([pattern]) => pattern.test(text))?.[1];
}

/**
 * Whether a name is given to a function: `const square = (x) => x * x`,
 * `field.oninput = () => {}`, or a method.
 */
function holdsFunction({ name, nextSibling, parent }: SyntaxNode): boolean {
  const sign = name === "PropertyName" ? parent?.nextSibling : nextSibling;
  if (name === "PropertyDefinition" && sign?.name === "ParamList") return true;
  if (sign?.name !== "Equals" && sign?.name !== ":") return false;
  const value = sign.nextSibling?.name;
  return value === "ArrowFunction" || value === "FunctionExpression";
}
