import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { ComponentProps } from "react";
import { gzipSync } from "node:zlib";

import type { Figure } from "../../src/components/InlineFacts.tsx";
import type { View } from "../generated-content/index.ts";
import {
  entryPoints,
  type EntryPoint,
  factsOf,
  latexCommands,
  operators,
  packageFile,
} from "../package-facts/index.ts";

type FigureView = View<ComponentProps<typeof Figure>>;

/**
 * `<Size of="mathlive/ssr" />`: what an entry point adds to a page, minified
 * and compressed; with `beside="engine"` to a page that has the whole engine.
 * `<Size file="mathlive/fonts" />`: a file of a package, or all files of a
 * folder, as they are; with `as="gzip"` compressed.
 */
export const size: FigureView = async ({ of: name, beside, file = "", as }) => {
  if (name === undefined) return { text: inKilobytes(fileSize(file, as)) };
  const { size, besideEngine } = await entryPoint(name);
  if (beside !== "engine") return { text: inKilobytes(size) };
  if (besideEngine === undefined)
    throw new Error(`${name} does not load the engine: leave out beside`);
  return { text: inKilobytes(besideEngine) };
};

/**
 * `<Count of="commands" />`: how many of something there are; `<Count
 * of="exports" in="mathlive/ssr" />`: how many values an entry point exports.
 */
export const count: FigureView = async ({ of: what = "", in: name = "" }) => {
  const counted = await COUNTS[what]?.(name);
  if (counted === undefined)
    throw new Error(
      `nothing counts "${what}": there are ${Object.keys(COUNTS).join(", ")}`,
    );
  return { text: counted.toLocaleString("en") };
};

const COUNTS: Readonly<
  Record<string, (name: string) => number | Promise<number>>
> = {
  commands: async () => (await factsOf(latexCommands)).length,
  names: async () => (await factsOf(operators)).length,
  faces: () => filesOf(packageFile("mathlive", "fonts")).length,
  exports: async (name) => (await entryPoint(name)).exports,
};

async function entryPoint(name: string): Promise<EntryPoint> {
  const found = (await factsOf(entryPoints)).find((each) => each.name === name);
  if (found) return found;
  throw new Error(`no package has the entry point "${name}"`);
}

function fileSize(name: string, as: string | undefined): number {
  const files = filesOf(packageFile(name));
  if (as !== "gzip")
    return files.reduce((sum, file) => sum + statSync(file).size, 0);
  return files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length,
    0,
  );
}

/** The file itself, or the files of a folder. */
function filesOf(place: string): string[] {
  const known = statSync(place, { throwIfNoEntry: false });
  if (!known) throw new Error(`there is no ${place}`);
  return known.isDirectory()
    ? readdirSync(place).map((name) => path.join(place, name))
    : [place];
}

/** One unit for all sizes: a kB is 1000 bytes. */
function inKilobytes(bytes: number): string {
  return bytes < 1000
    ? "< 1 kB"
    : `${Math.round(bytes / 1000).toLocaleString("en")} kB`;
}
