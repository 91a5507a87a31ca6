import { readFileSync } from "node:fs";
import path from "node:path";

import type { VFile } from "vfile";

import { linesBefore } from "./location.ts";

/**
 * End the compilation of a document with a message that starts with its place.
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
