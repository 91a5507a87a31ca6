/**
 * Files that the build generates: written when they change, named by content.
 */
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/**
 * The SHA-256 digest of some content, which names files and changes with them.
 *
 * @param content - Texts or bytes. The digest also depends on where one ends
 * and the next begins.
 * @param encoding - How the digest is written: `hex` has 64 digits.
 */
export function digestOf(
  content: string | Buffer | readonly (string | Buffer)[],
  encoding: "hex" | "base64" = "hex",
): string {
  const hash = createHash("sha256");
  for (const [at, part] of [content].flat().entries()) {
    if (at > 0) hash.update("\0");
    hash.update(part);
  }
  return hash.digest(encoding);
}

/**
 * Writes a file and its folder, unless the file has the content already: the
 * bundler compiles again whatever depends on a file that was written.
 *
 * @param file - Path of the file.
 * @param content - What it is to hold.
 */
export function writeIfChanged(file: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  const { dir, base } = path.parse(file);
  mkdirSync(dir, { recursive: true });
  // Builds and tests may run at once, so no process may read half a file.
  const draft = path.join(dir, `.${base}.${String(process.pid)}`);
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}
