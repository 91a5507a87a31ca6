import { existsSync, readFileSync } from "node:fs";

import { Globby } from "@docusaurus/utils";
import { describe, expect, test } from "vitest";

const SOURCES = "{src,plugins,scripts,tests}/**/*.{ts,tsx,mts,mjs,css}";
/** Patterns of files look like the ends of comments there, and names are made up. */
const LEFT_OUT = "!{tests/unit/layers,**/node_modules}/**";
const GUIDES = "{*.md,.github/**/*.md}";

/** Paths, from the project's folder, that a comment names. */
function pathsIn(text: string): string[] {
  const paths = text.matchAll(
    /(?<![\w./-])(?:src|plugins|scripts|tests|docs|static|\.github)\/[\w@./-]*\.[a-z]{2,4}\b/g,
  );
  return [...paths].map(([path]) => path);
}

/** The comments of a script or a style sheet. */
function commentsOf(text: string): string {
  const comments = text.matchAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g);
  return [...comments].map(([comment]) => comment).join("\n");
}

/** Paths of files that are not there, with the file that names them. */
async function lost(
  glob: string,
  textOf: (text: string) => string,
): Promise<{ readonly named: number; readonly missing: string[] }> {
  const files = await Globby([glob, LEFT_OUT], { dot: true });
  const named = files.flatMap((file) =>
    pathsIn(textOf(readFileSync(file, "utf8"))).map((path) => ({ file, path })),
  );
  return {
    named: named.length,
    missing: named
      .filter(({ path }) => !existsSync(path))
      .map(({ file, path }) => `${file} names ${path}`),
  };
}

describe("a path that is named exists", () => {
  test("in comments", async () => {
    const { named, missing } = await lost(SOURCES, commentsOf);
    expect(named).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  });

  test("in what maintainers read", async () => {
    const { named, missing } = await lost(GUIDES, (text) => text);
    expect(named).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  });

  test("and one that does not would be found", () => {
    const gone = ["src", "gone.ts"].join("/");
    expect(pathsIn(commentsOf(`a // see ${gone}\n"plugins.ts"`))).toEqual([
      gone,
    ]);
  });
});
