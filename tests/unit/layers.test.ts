import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { Globby } from "@docusaurus/utils";
import ts from "typescript";
import { describe, expect, test } from "vitest";

/** Rooms that could be lifted out of the site. */
const INDEPENDENT = ["src/calculation/", "src/playground/", "src/search/"];

const OF_DOCUSAURUS =
  /^@(docusaurus|theme|theme-original|theme-init|generated)(\/|$)/;

/** An import of one file by another, both from the project's folder. */
interface Import {
  readonly file: string;
  /** The package or file as it is written. */
  readonly written: string;
  /** The file that is meant; undefined for a package. */
  readonly target: string | undefined;
}

const files = await Globby("{src,plugins}/**/*.{ts,tsx,mjs}");
const imports = files.flatMap(importsOf);

function importsOf(file: string): Import[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"));
  return importedFiles.map(({ fileName: written }) => ({
    file,
    written,
    target: resolve(written, file),
  }));
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
function doorOf(folder: string): string | undefined {
  const name = readdirSync(folder).find((file) => /^index\.tsx?$/.test(file));
  return name && `${folder}/${name}`;
}

function say({ file, written }: Import): string {
  return `${file} imports ${written}`;
}

describe("the rooms of the project", () => {
  test("have imports to look at", () => {
    expect(imports.length).toBeGreaterThan(0);
  });

  test("src never imports a plugin", () => {
    const bad = imports.filter(
      ({ file, target }) =>
        file.startsWith("src/") && target?.startsWith("plugins/"),
    );
    expect(bad.map(say)).toEqual([]);
  });

  test("rooms that could be lifted out use nothing of Docusaurus", () => {
    const bad = imports.filter(
      ({ file, written }) =>
        INDEPENDENT.some((room) => file.startsWith(room)) &&
        OF_DOCUSAURUS.test(written),
    );
    expect(bad.map(say)).toEqual([]);
  });

  test("only overrides and pages use the theme's folders", () => {
    const bad = imports.filter(
      ({ file, target }) =>
        !/^src\/(theme|pages)\//.test(file) &&
        /^src\/(theme|pages)\//.test(target ?? ""),
    );
    expect(bad.map(say)).toEqual([]);
  });

  test("a folder with an index is entered by it", () => {
    const bad = imports.filter(({ file, target }) => {
      if (target === undefined || !existsSync(target)) return false;
      const folder = path.posix.dirname(target);
      if (file.startsWith(`${folder}/`) || !/\.tsx?$/.test(target))
        return false;
      const door = doorOf(folder);
      return door !== undefined && door !== target;
    });
    expect(bad.map(say)).toEqual([]);
  });

  test("every plugin has its door", async () => {
    const folders = await Globby("plugins/*", { onlyDirectories: true });
    expect(folders.filter((folder) => !doorOf(folder))).toEqual([]);
  });

  test("a file fits in the head", () => {
    const long = files.filter(
      (file) => readFileSync(file, "utf8").split("\n").length > 200,
    );
    expect(long).toEqual([]);
  });

  test("a theme override says what it changes", async () => {
    const overrides = await Globby("src/theme/**/*.{ts,tsx}");
    const silent = overrides.filter((file) => {
      const { dir, name } = path.posix.parse(file);
      const isDoor = name === "index" || doorOf(dir) === undefined;
      return isDoor && !readFileSync(file, "utf8").startsWith("// Change: ");
    });
    expect(silent).toEqual([]);
  });
});
