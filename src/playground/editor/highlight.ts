import { syntaxHighlighting } from "@codemirror/language";
import { tagHighlighter, tags as t, type Tag } from "@lezer/highlight";

import { codeClass, type CodeKind } from "../../markup";

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

/** Names that mean something by themselves are coloured by `names.ts`. */
const script: Kinds = {
  comment: [t.comment],
  keyword: [t.keyword, t.self, t.null, t.atom],
  string: [t.string, t.regexp, t.escape],
  number: [t.number, t.bool],
  function: [
    t.function(t.variableName),
    t.function(t.propertyName),
    t.function(t.definition(t.variableName)),
  ],
  class: [t.className],
};

/** The colours of static code, as far as a grammar can tell them. */
export const highlighting = [
  highlighterOf(markup, "Document"),
  highlighterOf(style, "StyleSheet"),
  highlighterOf(script, "Script"),
].map((each) => syntaxHighlighting(each));

/** Colours what belongs to a grammar, by the name of its top node. */
function highlighterOf(kinds: Kinds, top: string) {
  return tagHighlighter(
    (Object.keys(kinds) as CodeKind[]).map((kind) => ({
      tag: kinds[kind] ?? [],
      class: codeClass(kind),
    })),
    { scope: ({ name }) => name === top },
  );
}
