import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";

import type { LoadContext } from "@docusaurus/types";
import { Globby } from "@docusaurus/utils";
import { Resvg } from "@resvg/resvg-js";
import { build } from "esbuild";

import {
  type FileList,
  LIST_FILE,
  type ListedFile,
  WORKER_FILE,
} from "../../src/offline/shape.ts";
import type { PagesPlugin } from "../built-pages/index.ts";
import { digestOf, writeIfChanged } from "../files.ts";
import { isCore, namesOfDocuments } from "./core.ts";

const MANIFEST_FILE = "manifest.webmanifest";

/** What readers do not need: pictures of cards, and files for programs. */
const FILES = [
  "**/*.html",
  "**/*.json",
  "assets/**",
  "img/**",
  MANIFEST_FILE,
  `!${LIST_FILE}`,
];

/** Widths of the icon of the installed site, in pixels. */
const ICON_SIZES = [192, 512];

/**
 * Makes the site work without a network, and lets it be installed: its service
 * worker, the list of files by which readers save all of it, and its manifest.
 *
 * @see decisions/offline.md
 */
export function offline({ siteDir, siteConfig }: LoadContext): PagesPlugin {
  const { baseUrl, favicon = "" } = siteConfig;
  return {
    name: "offline",
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: "link",
          attributes: { rel: "manifest", href: baseUrl + MANIFEST_FILE },
        },
      ],
    }),
    readPages: ({ outDir }) => ({
      read: () => undefined,
      finish: () => writeManifest(siteDir, outDir, siteConfig, favicon),
      async seal() {
        const files = await listFiles(outDir, baseUrl);
        const version = digestOf(
          files.map(({ path, digest }) => path + digest),
        );
        const list: FileList = { version: version.slice(0, 16), files };
        writeIfChanged(path.join(outDir, LIST_FILE), JSON.stringify(list));
        const script = await bundleServiceWorker(siteDir, baseUrl, files);
        writeIfChanged(path.join(outDir, WORKER_FILE), script);
      },
    }),
  };
}

/** Every file that is saved, with its sizes. */
async function listFiles(
  outDir: string,
  baseUrl: string,
): Promise<ListedFile[]> {
  const files = await Globby(FILES, { cwd: outDir });
  return Promise.all(
    files.sort().map(async (file) => {
      const content = await readFile(path.join(outDir, file));
      return {
        path: baseUrl + file.replace(/^(?!assets\/)(.*\/|)index\.html$/, "$1"),
        bytes: content.length,
        packed: gzipSync(content).length,
        digest: digestOf(content).slice(0, 16),
      };
    }),
  );
}

/**
 * The script of the service worker, as one text.
 *
 * @param files - The files of the site.
 * @throws Error when none of them is the site's first script.
 */
async function bundleServiceWorker(
  siteDir: string,
  baseUrl: string,
  files: readonly ListedFile[],
): Promise<string> {
  const paths = files.map((file) => file.path);
  const first = paths.find((each) => /\/runtime~[^/]+\.js$/.test(each));
  if (first === undefined) throw new Error("The site has no first script.");
  const documents = namesOfDocuments(siteDir);
  const inSite = (each: string) => each.slice(baseUrl.length);
  const core = paths.filter((each) => isCore(inSite(each), documents));
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDir, "src/offline/worker.ts")],
    bundle: true,
    define: {
      BASE: JSON.stringify(baseUrl),
      CORE: JSON.stringify(core),
      VERSION: JSON.stringify(path.posix.basename(first)),
      "process.env.NODE_ENV": '"production"',
    },
    format: "iife",
    logLevel: "error",
    minify: true,
    target: "es2022",
    write: false,
  });
  return outputFiles.map(({ text }) => text).join("");
}

async function writeManifest(
  siteDir: string,
  outDir: string,
  { title, tagline, baseUrl }: LoadContext["siteConfig"],
  favicon: string,
): Promise<void> {
  const svg = await readFile(path.join(siteDir, "static", favicon), "utf8");
  const icons = ICON_SIZES.map((width) => {
    const file = `img/icon-${String(width)}.png`;
    const picture = new Resvg(svg, { fitTo: { mode: "width", value: width } });
    writeIfChanged(path.join(outDir, file), picture.render().asPng());
    const sizes = `${String(width)}x${String(width)}`;
    return { src: baseUrl + file, sizes, type: "image/png" };
  });
  const manifest = {
    name: `${title}: ${tagline}`,
    short_name: title,
    id: baseUrl,
    start_url: baseUrl,
    scope: baseUrl,
    display: "standalone",
    background_color: "#ffffff",
    theme_color: "#2743b8",
    icons,
  };
  const file = path.join(outDir, MANIFEST_FILE);
  writeIfChanged(file, JSON.stringify(manifest, undefined, 2));
}
