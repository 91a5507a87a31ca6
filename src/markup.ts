/**
 * The names in the markup that the build and the browser agree on. Style sheets
 * have them as they are: `tests/unit/markup` shows that these are no others.
 */

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
  /** The place in a file that is shown in part, for the lines that follow. */
  "diff-place",
  /** The output of a line of code. */
  "result",
  /** The text of a result. */
  "result-text",
  /** The rendered value, before its text. */
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
  /** What older releases lack of an entry, or give another output for. */
  "older-releases",
  /** A formula on display above its other forms. */
  "forms-display",
] as const;

export type ClassName = (typeof CLASS_NAMES)[number];

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

/**
 * The data attributes that the build writes and the browser reads, or one part
 * of the site writes for another: the `find` of `data-find`.
 */
export const DATA_NAMES = [
  // A row of a list that narrows, see `src/components/FilterTable`.
  /** The words by which the row is found, in lower case. */
  "find",
  /** Properties of the row, in words: its options, or kinds of changes. */
  "is",
  /** The name of the row, or of a group by whose name its rows are found. */
  "name",
  /** Holds rows that belong together. */
  "group",
  /** A group whose rows join the page later. */
  "folded",
  /** Holds rows of a table that have no attributes. */
  "rows",
  /** The text that a button copies. */
  "copy",
  /** A button that has just copied its text. */
  "copied",
  /** The options that the reader has chosen. */
  "chosen",
  /** The keys of a keybinding, in MathLive's notation. */
  "keys",
  /** The kind of keyboard that a label is for: `apple` or `other`. */
  "for",

  /** A box that has more to show at its right edge. */
  "more",

  /** The notes of a release, by its anchor. */
  "release",

  // Code and examples.
  /** The language of the code, as a fence says it. */
  "language",
  /** A live example: `js`, `ts` or `markup`. */
  "playground",
  /** The name of a markup example. */
  "title",
  /** Lines that the copied code begins with. */
  "prelude",
  /** The statements that show their value, see `src/playground/program`. */
  "shown",
  /** An example that prints something else each time. */
  "varies",
  /** An example whose values are text alone, without their formulas. */
  "plain",
  /** A place in an example that its script fills: `status`, `controls`… */
  "part",
  /** The place for the result of a markup example. */
  "result",
  /** A playground that is the subject of its page. */
  "whole-page",
  /** An example that its script has made live. */
  "live",
  /** The state of an example: `idle`, `running` or `unavailable`. */
  "phase",
  /** The outcome of the last run of an example. */
  "ran",
  /** An example whose code the reader has changed. */
  "edited",
  /** The form that the reader copies examples in: on the root of the page. */
  "copy-as",
  /** What is far below is not laid out yet: on the root of the page. */
  "near-only",
] as const;

export type DataName = (typeof DATA_NAMES)[number];

/** The value of a data attribute of an element; undefined without it. */
export function dataOf(element: Element, name: DataName): string | undefined {
  return element.getAttribute(`data-${name}`) ?? undefined;
}

/** The anchor of a group of rows, by its word, which is unique in the page. */
export function groupAnchor(word: string): string {
  return `group-${word}`;
}

/** A selector of the elements that have a data attribute. */
export function withData<Name extends DataName>(name: Name) {
  return `[data-${name}]` as const;
}
