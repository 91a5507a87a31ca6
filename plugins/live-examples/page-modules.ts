import { readFile } from "node:fs/promises";

import { build, type Plugin } from "esbuild";

import { packageFile, requirePackage } from "../package-facts/index.ts";

/** An ES module that markup examples alone can import: it needs a page. */
export interface PageModule {
  readonly specifier: string;
  readonly code: string;
  /** The other ones that it imports. */
  readonly imports: readonly string[];
}

/** The modules of React that examples can import; it ships in CommonJS. */
const REACT = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];

/**
 * The modules that markup examples can import besides those of the engine.
 *
 * @param siteDir - Root folder of the project.
 */
export async function pageModules(siteDir: string): Promise<PageModule[]> {
  const file = packageFile("mathlive", "mathlive.min.mjs");
  const code = await readFile(file, "utf8");
  return [
    { specifier: "mathlive", code, imports: [] },
    // A bundler loads the fonts, which are in the frame already.
    { specifier: "mathlive/fonts.css", code: "", imports: [] },
    ...(await Promise.all(REACT.map((name) => moduleOfReact(siteDir, name)))),
  ];
}

/** React as it is in production: a module that shares it with the others. */
async function moduleOfReact(
  siteDir: string,
  specifier: string,
): Promise<PageModule> {
  const from = JSON.stringify(specifier);
  const names = Object.keys(requirePackage(specifier) as object).join(", ");
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `export { default, ${names} } from ${from};`,
      resolveDir: siteDir,
    },
    bundle: true,
    define: { "process.env.NODE_ENV": '"production"' },
    format: "esm",
    logLevel: "error",
    metafile: true,
    minify: true,
    platform: "browser",
    plugins: [sharedReact],
    write: false,
  });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.map(({ path: name }) => name),
  );
  return {
    specifier,
    code: outputFiles.map(({ text }) => text).join(""),
    imports: [...new Set(imported)],
  };
}

/** Imports what React's modules require of each other: each exists once. */
const sharedReact: Plugin = {
  name: "shared-react",
  setup(bundler) {
    const namespace = "shared-react";
    bundler.onResolve(
      { filter: /^react(-dom)?$/ },
      ({ path: name, ...from }) => {
        if (from.namespace === namespace) return { path: name, external: true };
        if (from.kind !== "require-call") return undefined;
        return { path: name, namespace };
      },
    );
    bundler.onLoad({ filter: /./, namespace }, ({ path: name }) => ({
      contents: `export * from ${JSON.stringify(name)};`,
    }));
  },
};
