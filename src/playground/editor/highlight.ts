import { syntaxHighlighting, syntaxTree } from "@codemirror/language";
import { Prec, RangeSetBuilder, type EditorState } from "@codemirror/state";
import {
  Decoration,
  ViewPlugin,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from "@codemirror/view";
import { tagHighlighter, tags as t, type Tag } from "@lezer/highlight";

import { codeClass, type CodeKind } from "../../markup";
import type { SyntaxNode } from "./types";

/** Kinds of token of the static code, and the parsers' names of them. */
type Kinds = Readonly<Partial<Record<CodeKind, readonly Tag[]>>>;

const markup: Kinds = {
  comment: [t.comment, t.documentMeta],
  tag: [t.tagName],
  attribute: [t.attributeName],
  string: [t.attributeValue],
  number: [t.character],
};

const style: Kinds = {
  comment: [t.comment],
  keyword: [t.definitionKeyword],
  tag: [
    t.tagName,
    t.className,
    t.labelName,
    t.definitionOperator,
    t.derefOperator,
    t.logicOperator,
  ],
  attribute: [t.attributeName, t.variableName],
  property: [t.propertyName],
  string: [t.string],
  number: [t.number],
  function: [t.operatorKeyword],
};

/** Names that mean something by themselves are coloured by {@link names}. */
const script: Kinds = {
  comment: [t.comment],
  keyword: [t.keyword, t.self, t.null, t.atom],
  // Of JSX.
  tag: [t.tagName],
  attribute: [t.attributeName],
  string: [t.string, t.regexp, t.escape, t.attributeValue],
  number: [t.number, t.bool],
  function: [
    t.function(t.variableName),
    t.function(t.propertyName),
    t.function(t.definition(t.variableName)),
  ],
  class: [t.className],
};

/** Colours what belongs to a grammar, by the name of its top node. */
function highlightingOf(kinds: Kinds, top: string) {
  const styles = (Object.keys(kinds) as CodeKind[]).map((kind) => ({
    tag: kinds[kind] ?? [],
    class: codeClass(kind),
  }));
  const scope = ({ name }: { readonly name: string }) => name === top;
  return syntaxHighlighting(tagHighlighter(styles, { scope }));
}

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
const names = Prec.highest(
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

/**
 * The colours of static code, as far as a grammar and the text can tell them.
 */
export const highlighting = [
  highlightingOf(markup, "Document"),
  highlightingOf(style, "StyleSheet"),
  highlightingOf(script, "Script"),
  names,
];

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
 * Tells whether a name is given to a function: `const square = (x) => x * x`,
 * `field.oninput = () => {}`, or a method.
 */
function holdsFunction({ name, nextSibling, parent }: SyntaxNode): boolean {
  const sign = name === "PropertyName" ? parent?.nextSibling : nextSibling;
  if (name === "PropertyDefinition" && sign?.name === "ParamList") return true;
  if (sign?.name !== "Equals" && sign?.name !== ":") return false;
  const value = sign.nextSibling?.name;
  return value === "ArrowFunction" || value === "FunctionExpression";
}
