// cspell:ignore STOPSIGNAL
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");

test("images of containers are named by their exact version", () => {
  const images = [...read("Dockerfile").matchAll(/^FROM (\S+)/gm)];
  expect(images).toHaveLength(2);
  for (const [, image] of images) expect(image).toMatch(/^\w+:\d+\.\d+\.\d+/);
  const [, node] = /^FROM node:(\d+)/m.exec(read("Dockerfile")) ?? [];
  expect(node).toBe(read(".nvmrc").trim());
});

test("a container takes every setting of a build but those of the search", () => {
  const [, args = ""] = /^ARG (.+)$/m.exec(read("Dockerfile")) ?? [];
  const settings = read("README.md").matchAll(/^\| `([A-Z_]+)` /gm);
  const named = [...settings].map(([, name = ""]) => name);
  expect(args.split(" ")).toEqual(
    named.filter((name) => !name.startsWith("SEARCH_")),
  );
});

test("a container is not run by root, and ends what it answers", () => {
  expect(read("Dockerfile")).toMatch(/^USER nginx$[^]*^STOPSIGNAL SIGQUIT$/m);
});

test("hosts serve the folder that the build writes", () => {
  expect(read("netlify.toml")).toContain('publish = "build"');
  expect(read("wrangler.toml")).toContain('pages_build_output_dir = "build"');
});
