import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import ts from "typescript";

/** An import of one file by another, both from the project's folder. */
export interface Import {
  readonly file: string;
  /** The package or file as it is written. */
  readonly written: string;
  /** The file that is meant; undefined for a package. */
  readonly target: string | undefined;
}

/** The most lines that a file may have. */
const MOST_LINES = 200;

/** All imports that a source has, as those of a file. */
export function importsIn(text: string, file: string): Import[] {
  const { importedFiles } = ts.preProcessFile(text);
  return importedFiles.map(({ fileName: written }) => ({
    file,
    written,
    target: resolve(written, file),
  }));
}

/** All imports of a file. */
export function importsOf(file: string): Import[] {
  return importsIn(readFileSync(file, "utf8"), file);
}

function resolve(written: string, file: string): string | undefined {
  if (written.startsWith("@site/")) return find(written.slice("@site/".length));
  if (!written.startsWith(".")) return undefined;
  return find(path.posix.join(path.posix.dirname(file), written));
}

function find(place: string): string {
  const candidates = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];
  const files = candidates.map((ending) => `${place}${ending}`);
  return files.find((file) => path.extname(file) && existsSync(file)) ?? place;
}

/** The file that the rest of the project enters a folder by, if it has one. */
export function doorOf(folder: string): string | undefined {
  const name = readdirSync(folder).find((file) => /^index\.tsx?$/.test(file));
  return name && `${folder}/${name}`;
}

/** An import, for the message of a test. */
export function say({ file, written }: Import): string {
  return `${file} imports ${written}`;
}

/** Tells whether a source has more lines than a file may have. */
export function isLong(text: string): boolean {
  return text.trimEnd().split("\n").length > MOST_LINES;
}

/** Those of some files that have more lines than a file may have. */
export function longFiles(files: readonly string[]): string[] {
  return files.filter((file) => isLong(readFileSync(file, "utf8")));
}
