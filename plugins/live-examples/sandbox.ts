import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";

import { seal } from "../../src/playground/seal.ts";
import { writeIfChanged } from "../files.ts";
import { COMPUTE_ENGINE, requirePackage } from "../package-facts/index.ts";
import {
  bundleFrame,
  bundleJsx,
  bundleWorker,
  documentAround,
  documentOfBridge,
  documentOfLane,
} from "./bundle.ts";
import { type Face, faceOfText, facesOfMathlive } from "./faces.ts";
import { type PageModule, pageModules } from "./page-modules.ts";
import type { Toolchain } from "./toolchain.ts";

/** Folder of the files that the bundler hands to the browser as they are. */
const ASSETS = "sandbox";

/** Origins of pages and of the sandboxes of their examples. */
export interface Origins {
  readonly page: string;
  readonly results: string;
}

/**
 * Writes what examples need in the browser: the worker and the frame, the
 * scripts of the modules that they can import, and `assets.js`, which names
 * their addresses. The script of the engine is also that of the site's
 * calculator.
 *
 * @param siteDir - Root folder of the project.
 * @param outDir - Folder for generated files of this plugin.
 * @param origins - Those of pages and sandboxes, if they differ.
 */
export async function writeAssets(
  siteDir: string,
  outDir: string,
  { modules, exported }: Toolchain,
  origins?: Origins,
): Promise<void> {
  const dir = path.join(outDir, ASSETS);
  await mkdir(dir, { recursive: true });
  const write = (name: string, content: string | Buffer) =>
    writeIfChanged(path.join(dir, name), content);
  const writeScript = (name: string, code: string) =>
    write(name, name.endsWith(".asset") ? seal(code) : code);
  const names = Object.keys(modules);
  // Both specifiers of mathlive's conversions share a file.
  const sources = new Map(
    Object.entries(modules).map(([name, file]) => [fileOf(name), file]),
  );
  const text = faceOfText();
  const faces = await facesOfMathlive();
  const ofPages = await pageModules(siteDir);
  await Promise.all([
    bundleWorker(siteDir, exported).then((code) =>
      writeScript("worker.asset", code),
    ),
    bundleFrame(siteDir).then((code) => writeScript("frame.asset", code)),
    documentOfLane(siteDir, origins?.page).then((html) =>
      write("lane.document", html),
    ),
    documentAround(siteDir, origins?.page).then((html) =>
      write("result.document", html),
    ),
    bundleJsx(siteDir).then((code) => writeScript("jsx.asset", code)),
    ...ofPages.map(async ({ specifier, code }) =>
      writeScript(pageFileOf(specifier), code),
    ),
    ...[text, ...faces].map(async ({ file, name }) =>
      write(name, await readFile(file)),
    ),
    ...[...sources].map(async ([name, file]) =>
      writeScript(name, await readFile(file, "utf8")),
    ),
  ]);
  write("bridge.document", documentOfBridge());
  writeIfChanged(
    path.join(outDir, "assets.js"),
    addresses(names, ofPages, text, faces, origins?.results),
  );
}

function addresses(
  names: readonly string[],
  ofPages: readonly PageModule[],
  text: Face,
  faces: readonly Face[],
  results: string | undefined,
): string {
  const url = (file: string) =>
    `new URL("./${ASSETS}/${file}", import.meta.url)`;
  const at = (file: string) => `${url(file)}.href`;
  const document = (file: string) =>
    results === undefined
      ? at(file)
      : `${JSON.stringify(results)} + ${url(file)}.pathname`;
  const entries = (values: readonly (readonly [string, string])[]) =>
    `{ ${values.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(", ")} }`;
  const exports = names
    .filter((name) => name.startsWith("@"))
    .map((name) => [name, JSON.stringify(exportsOf(name))] as const);
  const pageEntries = ofPages.map(({ specifier, imports }) => {
    const address = at(pageFileOf(specifier));
    const list = JSON.stringify(imports);
    return [
      specifier,
      entries([
        ["address", address],
        ["imports", list],
      ]),
    ] as const;
  });
  const faceEntry = ({ family, style, weight, name, isRare }: Face) =>
    entries([
      ["family", JSON.stringify(family)],
      ["style", JSON.stringify(style)],
      ["weight", JSON.stringify(weight)],
      ["address", at(name)],
      ["isRare", String(isRare)],
    ]);
  return `export default {
  lane: ${document("lane.document")},
  worker: ${at("worker.asset")},
  around: ${document("result.document")},
  bridge: ${at("bridge.document")},
  frame: ${at("frame.asset")},
  jsx: ${at("jsx.asset")},
  pageModules: ${entries(pageEntries)},
  modules: ${entries(names.map((name) => [name, at(fileOf(name))]))},
  exports: ${entries(exports)},
  text: ${faceEntry(text)},
  faces: [${faces.map(faceEntry).join(", ")}],
};
`;
}

function exportsOf(name: string): string[] {
  return Object.keys(requirePackage(name) as object);
}

function fileOf(name: string): string {
  if (name === COMPUTE_ENGINE) return "compute-engine.script";
  return name.startsWith("mathlive")
    ? "mathlive-conversions.asset"
    : pageFileOf(name);
}

function pageFileOf(specifier: string): string {
  return `${specifier.replace(/^@/, "").replaceAll("/", "-")}.asset`;
}
