import { readFileSync } from "node:fs";
import path from "node:path";

import type { VFile } from "vfile";

import type { InlineMath, Math as BlockMath } from "./math.ts";

/**
 * Something is wrong in a document, and the message says where. There is no
 * stack: it would name our code, which is not what an author mends.
 */
export class DocumentError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

/** A point in a source, line and column counted from 1. */
export interface Point {
  line: number;
  column: number;
}

/**
 * The point at an offset of a source.
 *
 * @param source - The text.
 * @param offset - The offset, in UTF-16 units.
 */
export function pointAt(source: string, offset: number): Point {
  const before = source.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/**
 * The point in the source of a position in a formula's TeX.
 *
 * @param node - The formula.
 * @param source - The text it was parsed from.
 * @param position - The position in its value, in UTF-16 units.
 */
export function pointIn(
  node: BlockMath | InlineMath,
  source: string,
  position: number,
): Point {
  const rows = node.value.split("\n");
  const before = node.value.slice(0, position).split("\n");
  const row = before.length - 1;
  const column = before[row]?.length ?? 0;

  // The value is trimmed, and its lines lack the marks of their containers
  // (`>`, indentation): so each line is looked for in the source.
  const start = node.position?.start.offset ?? 0;
  const first = Math.max(start, source.indexOf(rows[0] ?? "", start));
  const top = pointAt(source, first);
  if (row === 0) return { line: top.line, column: top.column + column };

  const line = top.line + row;
  const text = source.split("\n")[line - 1] ?? "";
  const indent = Math.max(0, text.indexOf(rows[row] ?? ""));
  return { line, column: indent + column + 1 };
}

/**
 * The number of lines of a file before the text that a remark plugin sees:
 * Docusaurus takes off the front matter and the blank lines after it.
 *
 * @param file - The file's text.
 * @param content - What is left of it; if it is no part of the file, 0.
 */
export function linesBefore(file: string, content: string): number {
  const text = file.replaceAll("\r\n", "\n");
  const offset = text.indexOf(content.trimEnd());
  return offset < 0 ? 0 : pointAt(text, offset).line - 1;
}

/**
 * Ends the compilation of a document with a message that starts with its place.
 *
 * @param file - The document as a remark plugin sees it: without front matter.
 * @param line - Line in what the plugin sees, from 1.
 * @throws Error `path:line: message`, the line being that of the file on disk.
 */
export function failAt(file: VFile, line: number, message: string): never {
  const above = linesBefore(readFileSync(file.path, "utf8"), String(file));
  const name = path.relative(file.cwd, file.path);
  throw new Error(`${name}:${String(line + above)}: ${message}`);
}
