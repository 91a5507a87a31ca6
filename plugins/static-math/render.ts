import katex, { ParseError } from "katex";
import type { Nodes, Root, Text } from "mdast";
import { visit } from "unist-util-visit";

import { katexOptions } from "../../src/math/index.ts";
import {
  type InlineMath,
  isDisplay,
  type Math as BlockMath,
  type Point,
  pointAt,
  pointIn,
} from "../mdx/index.ts";

/** A formula that KaTeX cannot render. */
export class TexError extends Error {
  /** Its place in the TeX, in UTF-16 units; 0 if KaTeX does not say. */
  readonly position: number;

  constructor(message: string, position: number) {
    super(message);
    this.name = "TexError";
    this.position = position;
  }
}

const rendered = new Map<string, string>();

/**
 * Renders a formula as one HTML string, with KaTeX.
 *
 * @param tex - The TeX, without delimiters.
 * @param options.display - Whether to set it in display style.
 * @param options.forEyesOnly - Whether to leave out the MathML, where what it
 *   says stands beside it in words.
 * @throws {TexError} If KaTeX does not know a command or finds a mistake.
 */
export function renderMath(
  tex: string,
  { display, forEyesOnly = false }: { display: boolean; forEyesOnly?: boolean },
): string {
  const key = `${display ? "display" : "inline"} ${String(forEyesOnly)} ${tex}`;
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const html = render(tex, display, forEyesOnly);
  rendered.set(key, html);
  return html;
}

function render(tex: string, display: boolean, forEyesOnly: boolean): string {
  try {
    return katex.renderToString(tex, {
      ...katexOptions(display),
      ...(forEyesOnly && { output: "html" }),
      strict: "error",
      throwOnError: true,
    });
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const message = error.rawMessage.replace(/^.* set to 'error': /, "");
    // Against its type, an error may come without a position.
    const position = error.position || 0;
    throw new TexError(message, Math.min(position, tex.length));
  }
}

/** An error in a formula, and its place in the text. */
interface Fault extends Point {
  /** The TeX, without delimiters; empty if no formula was found. */
  tex: string;
  message: string;
}

/**
 * Renders all formulas of a tree that was parsed with `mathSyntax` and tells
 * which of them fail.
 *
 * @param tree - The tree.
 * @param source - The text that it was parsed from.
 * @returns The faults in the order of the text.
 */
export function checkMath(tree: Root, source: string): Fault[] {
  const faults: Fault[] = [];
  visit(tree, (node) => {
    if (node.type === "text") faults.push(...looseMarks(node, source));
    if (node.type === "math" || node.type === "inlineMath") {
      faults.push(...formulaFaults(node, source));
    }
  });
  visit(tree, "table", (table) => {
    visit(table as Nodes, "inlineMath", (node: InlineMath) => {
      const bar = node.value.indexOf("\\|");
      if (bar >= 0) faults.push(fault(node, source, bar, AMBIGUOUS_BAR));
    });
  });
  return faults.sort((a, b) => a.line - b.line || a.column - b.column);
}

/**
 * A readable report of a file's faults.
 *
 * @param path - The file's path, as it is to be shown.
 * @param faults - What is wrong in it.
 */
export function reportFaults(path: string, faults: readonly Fault[]): string {
  return faults
    .map(({ line, column, tex, message }) => {
      const formula = tex.replaceAll(/^/gm, "    ");
      return `${path}:${line}:${column}: ${message}${tex && `\n${formula}`}`;
    })
    .join("\n");
}

const AMBIGUOUS_BAR =
  "In a table `\\|` may mean | or ‖: write \\lvert, \\rvert and \\mid, or \\lVert and \\rVert";

function formulaFaults(node: BlockMath | InlineMath, source: string): Fault[] {
  if (node.type === "math" && !(node.closed && node.value)) {
    const point = pointAt(source, node.position?.start.offset ?? 0);
    const message = node.closed
      ? "There is no TeX between the delimiters"
      : "The closing delimiter is missing";
    return [{ ...point, tex: node.value, message }];
  }
  try {
    renderMath(node.value, { display: isDisplay(node) });
    return [];
  } catch (error) {
    if (!(error instanceof TexError)) throw error;
    return [fault(node, source, error.position, error.message)];
  }
}

/** Delimiters that opened nothing: the reader would see them. */
function* looseMarks(node: Text, source: string): Generator<Fault> {
  const start = node.position?.start.offset ?? 0;
  const text = source.slice(start, node.position?.end.offset ?? start);
  for (const match of text.matchAll(/\\[\\$]|\\\(|(?<!\$)\$\$(?!\$)/g)) {
    const mark = match[0];
    if (mark === "\\\\" || mark === "\\$") continue;
    const message = `\`${mark}\` opens no formula: it is empty, or not closed in its paragraph`;
    yield { ...pointAt(source, start + match.index), tex: "", message };
  }
}

function fault(
  node: BlockMath | InlineMath,
  source: string,
  position: number,
  message: string,
): Fault {
  return { ...pointIn(node, source, position), tex: node.value, message };
}
