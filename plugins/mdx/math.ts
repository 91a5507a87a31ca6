import type { Node, PhrasingContent } from "mdast";
import type {
  CompileContext,
  Extension as TreeExtension,
  Token,
} from "mdast-util-from-markdown";
import type { Extension } from "micromark-util-types";
import type { Processor } from "unified";

import { mathFlow } from "./math-flow.ts";
import { type Delimiter, mathText } from "./math-text.ts";

/** A formula in lines of its own. */
export interface Math extends Node {
  type: "math";
  /** The TeX between the delimiters, trimmed. */
  value: string;
  /** True if a closing delimiter was found. */
  closed: boolean;
}

/** A formula in running text. */
export interface InlineMath extends Node {
  type: "inlineMath";
  /** The TeX between the delimiters, trimmed. */
  value: string;
  /** True if it is set in display style, between `$$ $$` or `\[ \]`. */
  display: boolean;
}

declare module "mdast" {
  interface RootContentMap {
    math: Math;
    inlineMath: InlineMath;
  }
  interface BlockContentMap {
    math: Math;
  }
  interface PhrasingContentMap {
    inlineMath: InlineMath;
  }
}

const dollar = { open: "$", close: "$", display: false };
const doubleDollar = { open: "$$", close: "$$", display: true };
const parentheses = { open: "\\(", close: "\\)", display: false };
const brackets = { open: "\\[", close: "\\]", display: true };

/** All pairs; one that opens as another does, but longer, comes first. */
const delimiters: readonly Delimiter[] = [
  doubleDollar,
  dollar,
  parentheses,
  brackets,
];

/**
 * The delimiters around a formula as it stands in the source.
 *
 * @param raw - The formula with its delimiters.
 * @throws {Error} If no delimiter opens `raw`.
 */
function delimiterOf(raw: string): Delimiter {
  const found = delimiters.find(({ open }) => raw.startsWith(open));
  if (found === undefined) throw new Error(`No math delimiter opens ${raw}`);
  return found;
}

const syntax: Extension = {
  flow: {
    36: mathFlow(doubleDollar),
    92: mathFlow(brackets),
  },
  text: {
    36: [...mathText(doubleDollar), ...mathText(dollar)],
    92: [...mathText(parentheses), ...mathText(brackets)],
  },
};

const tree: TreeExtension = {
  enter: {
    mathFlow(token) {
      this.enter({ type: "math", value: "", closed: false }, token);
    },
    mathText(token) {
      this.enter({ type: "inlineMath", value: "", display: false }, token);
    },
  },
  exit: { mathFlow: exitFlow, mathText: exitText },
};

function exitFlow(this: CompileContext, token: Token): undefined {
  const raw = this.sliceSerialize(token).trim();
  const { open, close } = delimiterOf(raw);
  const node = this.stack.at(-1) as Math;
  const body = raw.slice(open.length);
  node.closed = body.endsWith(close);
  node.value = (node.closed ? body.slice(0, -close.length) : body).trim();
  this.exit(token);
}

function exitText(this: CompileContext, token: Token): undefined {
  const raw = this.sliceSerialize(token);
  const { open, close, display } = delimiterOf(raw);
  const node = this.stack.at(-1) as InlineMath & PhrasingContent;
  node.display = display;
  node.value = raw.slice(open.length, -close.length).trim();
  this.exit(token);
}

/**
 * Tells whether a formula is set in display style.
 *
 * @param node - The formula.
 */
export function isDisplay(node: Math | InlineMath): boolean {
  return node.type === "math" || node.display;
}

/**
 * A unified plugin that adds TeX to the syntax of Markdown and MDX: inline
 * `\( \)` and `$ $`, display `$$ $$` and `\[ \]`. It leaves nodes `math` and
 * `inlineMath`, and renders nothing.
 *
 * A single dollar follows pandoc's rule, so that prices stay prose: the
 * opening one has no white space after it, the closing one no white space
 * before it and no digit after it. `\$` is a dollar.
 */
export function mathSyntax(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(syntax);
  (data.fromMarkdownExtensions ??= []).push(tree);
}
