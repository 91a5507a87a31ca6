import { gzipSync } from "node:zlib";

import { build } from "esbuild";

import { COMPUTE_ENGINE } from "./installed.ts";
import type { Source } from "./source.ts";

/** A module or style sheet that a project imports from a package by name. */
export interface EntryPoint {
  /** Such as `mathlive/ssr`. */
  readonly name: string;
  /** Number of values that it exports; none for a style sheet. */
  readonly exports: number;
  /** Size it adds to a page, minified and compressed with gzip, in bytes. */
  readonly size: number;
  /**
   * Size it adds to a page that has the whole engine, in bytes, where it loads
   * the engine itself.
   */
  readonly besideEngine?: number;
}

/** All entry points of the engine. */
export const ENGINE_ENTRIES: readonly string[] = [
  "",
  "/core",
  "/math-json",
  "/latex-syntax",
  "/compile",
  "/interval",
  "/numerics",
  "/identities",
  "/integration-rules",
  "/epsil",
].map((path) => COMPUTE_ENGINE + path);

/** Those that load the whole engine. */
const WITH_ENGINE = /\/(?:epsil|integration-rules)$/;

const NAMES = [
  "mathlive",
  "mathlive/ssr",
  "mathlive/static.css",
  "mathlive/fonts.css",
  "mathlive/vue",
  ...ENGINE_ENTRIES,
];

/** The entry points of both packages. */
export const entryPoints: Source<readonly EntryPoint[]> = {
  name: "entry-points",
  package: COMPUTE_ENGINE,
  packages: ["mathlive", "esbuild"],
  async read() {
    const engine = await bundle(COMPUTE_ENGINE);
    return Promise.all(
      NAMES.map(async (name) => {
        const own = { name, ...(await bundle(name)) };
        if (!WITH_ENGINE.test(name)) return own;
        const both = await bundle(COMPUTE_ENGINE, name);
        return { ...own, besideEngine: both.size - engine.size };
      }),
    );
  },
};

function isStyle(name: string): boolean {
  return name.endsWith(".css");
}

/** Counts the exports of entry points, and measures a bundle of them all. */
async function bundle(
  ...names: readonly string[]
): Promise<Pick<EntryPoint, "exports" | "size">> {
  const isCss = names.every(isStyle);
  const contents = names.map((name, index) => {
    if (isCss) return `@import "${name}";`;
    // Two entry points may export the same name.
    const all = names.length > 1 ? `* as all${String(index)}` : "*";
    return `export ${all} from "${name}";`;
  });
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: contents.join("\n"),
      resolveDir: process.cwd(),
      loader: isCss ? "css" : "js",
    },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "browser",
    logLevel: "error",
    // Fonts are counted by themselves, and a project of Vue has Vue.
    external: ["*.woff2", "vue"],
  });
  const [output] = Object.values(metafile.outputs);
  return {
    exports: isCss ? 0 : (output?.exports.length ?? 0),
    size: outputFiles.reduce(
      (sum, { contents: code }) => sum + gzipSync(code, { level: 9 }).length,
      0,
    ),
  };
}
