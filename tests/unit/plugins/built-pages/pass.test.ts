import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import {
  type BuiltPage,
  builtPages,
  type PageReader,
  type Site,
} from "../../../../plugins/built-pages/index.ts";

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), "built-pages-"));
});

afterEach(() => {
  rmSync(outDir, { recursive: true });
});

function write(file: string, html: string): void {
  const target = path.join(outDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, html);
}

/** Shows the built pages to these readers, each of another plugin. */
async function pass(
  ...readers: readonly (Pick<PageReader, "read"> & Partial<PageReader>)[]
): Promise<void> {
  const plugins = [
    { name: "reads-nothing" },
    ...readers.map((reader) => ({
      name: "reads",
      readPages: () => ({ finish: () => Promise.resolve(), ...reader }),
    })),
  ];
  await builtPages().postBuild?.({ outDir, plugins } as unknown as Site);
}

test("each page is read once, by its file and its address", async () => {
  write("index.html", "<p>Home");
  write("404.html", "<p>Not found");
  write("guides/sums/index.html", "<p>Sums");
  write("assets/frame.html", "<p>No page");
  const read: (readonly [string, string, string])[] = [];
  await pass({
    read: ({ file, url, html }) => read.push([file, url, html]),
  });
  expect(read).toEqual([
    ["404.html", "/404.html", "<p>Not found"],
    ["guides/sums/index.html", "/guides/sums/", "<p>Sums"],
    ["index.html", "/", "<p>Home"],
  ]);
});

test("readers share the tree of a page", async () => {
  write("index.html", "<p>Home");
  const trees = new Set<BuiltPage["tree"]>();
  const read: PageReader["read"] = ({ tree }) => trees.add(tree);
  await pass({ read }, { read });
  expect(trees.size).toBe(1);
});

test("readers finish when all pages have been read", async () => {
  write("a/index.html", "");
  write("b/index.html", "");
  const steps: string[] = [];
  await pass(
    {
      read: ({ url }) => steps.push(url),
      finish: async () => void steps.push("end"),
    },
    { read: () => undefined },
  );
  expect(steps).toEqual(["/a/", "/b/", "end"]);
});

test("an error of a reader ends the build", async () => {
  write("index.html", "");
  const fail = () => {
    throw new Error("no heading");
  };
  await expect(pass({ read: fail })).rejects.toThrow("no heading");
});
