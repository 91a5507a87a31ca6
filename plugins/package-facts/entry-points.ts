import { gzipSync } from "node:zlib";

import { build } from "esbuild";

import { COMPUTE_ENGINE, requirePackage } from "./installed.ts";
import type { Source } from "./source.ts";

/** What a project imports from a package by one name. */
export interface EntryPoint {
  /** Such as `mathlive/ssr`. */
  readonly name: string;
  /** How many values it exports; none for a style sheet. */
  readonly exports: number;
  /** What it adds to a page, minified and compressed with gzip, in bytes. */
  readonly size: number;
  /** What it adds to a page that has the whole engine, in bytes. */
  readonly besideEngine: number;
}

const NAMES = [
  "mathlive",
  "mathlive/ssr",
  "mathlive/static.css",
  "mathlive/fonts.css",
  "mathlive/vue",
  ...[
    "",
    "/core",
    "/compile",
    "/latex-syntax",
    "/math-json",
    "/numerics",
    "/interval",
    "/identities",
    "/integration-rules",
    "/epsil",
  ].map((path) => COMPUTE_ENGINE + path),
];

/** Needs a document: it is not loaded here to be counted. */
const FOR_PAGES = ["mathlive", "mathlive/vue"];

/** The entry points of both packages. */
export const entryPoints: Source<readonly EntryPoint[]> = {
  name: "entry-points",
  package: COMPUTE_ENGINE,
  packages: ["mathlive", "esbuild"],
  async read() {
    const engine = await bundleSize([COMPUTE_ENGINE]);
    return Promise.all(
      NAMES.map(async (name) => ({
        name,
        exports: await countExports(name),
        size: await bundleSize([name]),
        besideEngine: isStyle(name)
          ? 0
          : (await bundleSize([COMPUTE_ENGINE, name])) - engine,
      })),
    );
  },
};

function isStyle(name: string): boolean {
  return name.endsWith(".css");
}

async function countExports(name: string): Promise<number> {
  if (isStyle(name) || FOR_PAGES.includes(name)) return 0;
  const all = (
    name.startsWith(COMPUTE_ENGINE) ? requirePackage(name) : await import(name)
  ) as object;
  return Object.keys(all).length;
}

/** The size of a bundle of all that some entry points export. */
async function bundleSize(names: readonly string[]): Promise<number> {
  const loader = names.every(isStyle) ? "css" : "js";
  const contents = names.map((name, index) =>
    loader === "css"
      ? `@import "${name}";`
      : `export * as all${String(index)} from "${name}";`,
  );
  const { outputFiles } = await build({
    stdin: { contents: contents.join("\n"), resolveDir: process.cwd(), loader },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    logLevel: "error",
    // Fonts are counted by themselves, and a project of Vue has Vue.
    external: ["*.woff2", "vue"],
  });
  return outputFiles.reduce(
    (sum, { contents: code }) => sum + gzipSync(code, { level: 9 }).length,
    0,
  );
}
