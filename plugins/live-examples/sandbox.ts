import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";

import { writeIfChanged } from "../files.ts";
import { COMPUTE_ENGINE, requirePackage } from "../package-facts/index.ts";
import { bundleFrame, bundleWorker } from "./bundle.ts";
import { documentAround, documentOfLane } from "./documents.ts";
import { faceOfText, facesOfMathlive, type Face } from "./faces.ts";
import type { Toolchain } from "./scripts.ts";

/** Folder of the files that the bundler hands to the browser as they are. */
const ASSETS = "sandbox";

/**
 * Write what examples need in the browser: the worker and the frame, the scripts
 * of the modules that they can import, and `assets.js`, which names their
 * addresses. The script of the engine is also that of the site's calculator.
 *
 * @param siteDir - Root folder of the project.
 * @param outDir - Folder for generated files of this plugin.
 */
export async function writeAssets(
  siteDir: string,
  outDir: string,
  { modules, exported }: Toolchain,
): Promise<void> {
  const dir = path.join(outDir, ASSETS);
  await mkdir(dir, { recursive: true });
  const write = (name: string, content: string | Buffer) =>
    writeIfChanged(path.join(dir, name), content);
  const names = Object.keys(modules);
  // Both specifiers of mathlive's conversions share a file.
  const sources = new Map(
    Object.entries(modules).map(([name, file]) => [fileOf(name), file]),
  );
  const text = faceOfText();
  const faces = await facesOfMathlive();
  await Promise.all([
    bundleWorker(siteDir, exported).then((code) => write("worker.asset", code)),
    bundleFrame(siteDir).then((code) => write("frame.asset", code)),
    documentOfLane(siteDir).then((html) => write("lane.document", html)),
    documentAround(siteDir).then((html) => write("result.document", html)),
    readFile(mathliveModule()).then((code) => write("mathlive.asset", code)),
    ...[text, ...faces].map(async ({ file, name }) =>
      write(name, await readFile(file)),
    ),
    ...[...sources].map(async ([name, file]) =>
      write(name, await readFile(file)),
    ),
  ]);
  writeIfChanged(path.join(outDir, "assets.js"), addresses(names, text, faces));
}

/** The ES module of mathlive for browsers, which Node would not resolve to. */
function mathliveModule(): string {
  const root = path.dirname(requirePackage.resolve("mathlive/fonts.css"));
  return path.join(root, "mathlive.min.mjs");
}

function addresses(
  names: readonly string[],
  text: Face,
  faces: readonly Face[],
): string {
  const at = (file: string) =>
    `new URL("./${ASSETS}/${file}", import.meta.url).href`;
  const entries = (values: readonly (readonly [string, string])[]) =>
    `{ ${values.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(", ")} }`;
  const exports = names
    .filter((name) => name.startsWith("@"))
    .map((name) => [name, JSON.stringify(exportsOf(name))] as const);
  const faceEntry = ({ family, style, weight, name }: Face) =>
    entries([
      ["family", JSON.stringify(family)],
      ["style", JSON.stringify(style)],
      ["weight", JSON.stringify(weight)],
      ["address", at(name)],
    ]);
  return `export default {
  lane: ${at("lane.document")},
  worker: ${at("worker.asset")},
  around: ${at("result.document")},
  frame: ${at("frame.asset")},
  mathlive: ${at("mathlive.asset")},
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
    : `${name.replace(/^@/, "").replaceAll("/", "-")}.asset`;
}
