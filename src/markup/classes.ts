/**
 * Classes that the build writes and the browser reads, or the other way round.
 * They are names of a type, not constants: that way they cost readers nothing.
 */
export const CLASS_NAMES = [
  /** A block of code, with its head and what it prints. */
  "code-block",
  /** A line of code in it. */
  "line",
  /** A line that the page speaks of. */
  "marked",
  /** Where the lines that follow are in a file, of which a part is shown. */
  "diff-place",
  /** What a line has printed. */
  "result",
  /** The text of a result. */
  "result-text",
  /** The typeset value, before its text. */
  "result-math",
  /** A result that a button shows as a tree. */
  "unfolds",
  /** A table in the place of the text. */
  "result-table",
  /** The head of an example: its name and its buttons. */
  "playground-head",
  /** The place for what a markup example makes. */
  "playground-result",
  /** The place for what a markup example prints. */
  "playground-panel",
  /** A table in a box that scrolls sideways. */
  "table-box",
  /** The pages whose examples use an entry of a reference. */
  "used-in",
  /** A formula on display above its other forms. */
  "forms-display",
] as const;

export type ClassName = (typeof CLASS_NAMES)[number];

/** Classes as the attribute of a start tag, after a space. */
export function classHtml(...names: readonly ClassName[]): string {
  return ` class="${names.join(" ")}"`;
}

/** A selector of the elements that have a class. */
export function withClass<Name extends ClassName>(name: Name) {
  return `.${name}` as const;
}

/** Kinds of token that have a colour, as the `keyword` of `code-keyword`. */
export const CODE_KINDS = [
  "attribute",
  "class",
  "comment",
  "deleted",
  "function",
  "inserted",
  "keyword",
  "number",
  "property",
  "string",
  "tag",
] as const;

export type CodeKind = (typeof CODE_KINDS)[number];

/** The class of a kind of token. */
export function codeClass(kind: CodeKind): `code-${CodeKind}` {
  return `code-${kind}`;
}
