import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { digestOf } from "./files.ts";

/** Scripts whose style sheets come with them: no page needs them at first. */
const LATE = ["search", "code-card"];

type BundlerConfig = Parameters<NonNullable<Plugin["configureWebpack"]>>[0];

/**
 * Sets how style sheets and faces are built.
 *
 * Faces stay files of their own, however small: a face inside the style sheet
 * is fetched by every page, used or not, and holds up its first paint. Of the
 * formats that a sheet offers only woff2 stays, which every browser reads.
 * The minifier alone adapts the sheets to old browsers, `light-dark()` above
 * all: the stock PostCSS preset would do the same before it, at twice the size.
 *
 * What every page is set in is asked for before the style sheet that names it
 * is read. The tags are the document's own: from a component they would be set
 * again, and fetched again, when the page comes to life.
 */
export function styles({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: "styles",
    injectHtmlTags: () => ({
      headTags: facesOfEveryPage(siteDir).map((face) => ({
        tagName: "link",
        attributes: {
          rel: "preload",
          href: baseUrl + face,
          as: "font",
          type: "font/woff2",
          crossorigin: "anonymous",
        },
      })),
    }),
    configurePostCss: (options) => ({
      ...options,
      plugins: [...withoutPreset(options.plugins), woff2Only],
    }),
    configureWebpack(config, isServer) {
      emitFaces(config, siteDir, !isServer);
      if (!isServer) leaveOut(config, LATE);
      keyCache(config, baseUrl);
      return {};
    },
  };
}

/** The part of Rspack's configuration that webpack's types do not know. */
interface WithCache {
  readonly experiments?: { readonly cache?: { version?: string } };
}

/**
 * A sheet in the bundler's cache holds the addresses of its faces, base path
 * and all: a site under another path needs a cache of its own.
 *
 * @throws Error when the bundler has no cache with a version, which a new
 * version of Docusaurus may bring.
 */
function keyCache(config: BundlerConfig, baseUrl: string): void {
  if (process.env["DOCUSAURUS_NO_PERSISTENT_CACHE"]) return;
  const cache = (config as WithCache).experiments?.cache;
  if (cache?.version === undefined)
    throw new Error("The bundler's configuration has no version of its cache.");
  cache.version += `-${baseUrl}`;
}

/**
 * @throws Error when there is no such preset, which a new version of
 * Docusaurus may bring.
 */
function withoutPreset<Each>(plugins: readonly Each[]): Each[] {
  const rest = plugins.filter(
    (each) =>
      !(Array.isArray(each) && /postcss-preset-env/.test(String(each[0]))),
  );
  if (rest.length === plugins.length)
    throw new Error("PostCSS has no preset of Docusaurus to leave out.");
  return rest;
}

/**
 * Docusaurus makes one sheet of all. Leaves those of some scripts out of it.
 *
 * @throws Error when the bundler's configuration has no group for the sheet,
 * which a new version of Docusaurus may bring.
 */
function leaveOut(config: BundlerConfig, scripts: readonly string[]): void {
  const { splitChunks } = config.optimization ?? {};
  const { styles } = (splitChunks || {}).cacheGroups ?? {};
  if (typeof styles !== "object" || styles instanceof RegExp)
    throw new Error("The bundler's configuration has no group for styles.");
  styles.chunks = ({ name }) => !scripts.includes(name ?? "");
}

/**
 * @throws Error when the bundler's configuration has no rule for faces, which
 * a new version of Docusaurus may bring.
 */
function emitFaces(config: BundlerConfig, siteDir: string, emit: boolean) {
  const rule = config.module?.rules?.find(
    (each) =>
      typeof each === "object" &&
      each?.test instanceof RegExp &&
      each.test.test("face.woff2"),
  );
  if (typeof rule !== "object" || rule === null)
    throw new Error("The bundler's configuration has no rule for font files.");
  delete rule.use;
  rule.type = "asset/resource";
  rule.generator = {
    emit,
    filename: ({ filename }: { readonly filename: string }) =>
      faceAddress(path.resolve(siteDir, filename)),
  };
}

/** The faces that every page is set in, text first. */
const EVERY_PAGE = [
  "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  "@fontsource-variable/source-code-pro/files/source-code-pro-latin-wght-normal.woff2",
];

/**
 * Returns the address of a font file in the built site, without its base path.
 * The name carries a hash of the content: known before the build, so that a
 * page can name the file, and safe for a browser to keep for ever.
 *
 * @param file - Path of the font file.
 * @throws Error when the file cannot be read.
 */
function faceAddress(file: string): string {
  const { name, ext } = path.parse(file);
  const hash = digestOf(readFileSync(file)).slice(0, 12);
  return `assets/fonts/${name}-${hash}${ext}`;
}

/**
 * Addresses of the faces that every page is set in, without the base path.
 *
 * @param siteDir - Root folder of the project.
 * @throws Error when a package of faces is not installed.
 */
function facesOfEveryPage(siteDir: string): string[] {
  const { resolve } = createRequire(path.join(siteDir, "package.json"));
  return EVERY_PAGE.map((file) => faceAddress(resolve(file)));
}

/** The little of a PostCSS at-rule that is needed here. */
interface AtRule {
  walkDecls(
    property: string,
    change: (declaration: { value: string }) => void,
  ): void;
}

/**
 * PostCSS plugin: of the files that an `@font-face` offers, leaves the woff2.
 */
const woff2Only = {
  postcssPlugin: "woff2-only",
  AtRule: {
    "font-face"(face: AtRule) {
      face.walkDecls("src", (source) => {
        const woff2 = source.value
          .split(/,\s*/)
          .filter((each) => each.includes(".woff2"));
        // A face of the reader's own computer has no format to choose.
        if (woff2.length > 0) source.value = woff2.join(", ");
      });
    },
  },
};
