import { readFile } from "node:fs/promises";
import path from "node:path";

import { requirePackage } from "../package-facts/index.ts";

/** A font face for results. */
export interface Face {
  readonly family: string;
  readonly style: string;
  readonly weight: string;
  /** Name of its file, and where that is. */
  readonly name: string;
  readonly file: string;
  /** Whether most formulas do without it: results ask for it when one does not. */
  readonly isRare: boolean;
}

/** Files of the faces of upright and italic letters, digits and operators. */
const COMMON = ["KaTeX_Main-Regular.woff2", "KaTeX_Math-Italic.woff2"];

/**
 * The face of the site's text. In the built site its file is the one that pages
 * have fetched already.
 */
export function faceOfText(): Face {
  const name = "source-sans-3-latin-wght-normal.woff2";
  return {
    family: "Source Sans 3",
    style: "normal",
    weight: "200 900",
    name,
    isRare: false,
    file: requirePackage.resolve(
      `@fontsource-variable/source-sans-3/files/${name}`,
    ),
  };
}

/**
 * The faces that mathlive sets formulas in, from its own style sheet.
 *
 * @throws Error when the sheet is written in another way than this knows.
 */
export async function facesOfMathlive(): Promise<Face[]> {
  const sheet = requirePackage.resolve("mathlive/fonts.css");
  const css = await readFile(sheet, "utf8");
  const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(
    ([, rule = ""]) => {
      const value = (pattern: RegExp) => pattern.exec(rule)?.[1] ?? "";
      const address = value(/url\(["']?([^"')]+)["']?\)/);
      return {
        family: value(/font-family:\s*["']?([^;"']+)/),
        style: value(/font-style:\s*([^;]+)/),
        weight: value(/font-weight:\s*([^;]+)/),
        name: path.basename(address),
        isRare: !COMMON.includes(path.basename(address)),
        file: path.resolve(path.dirname(sheet), address),
      };
    },
  );
  const isKnown = ({ family, style, weight, name }: Face) =>
    [family, style, weight, name].every((value) => value !== "");
  const common = faces.filter(({ isRare }) => !isRare);
  if (common.length < COMMON.length || !faces.every(isKnown)) {
    throw new Error(
      `${sheet} declares its faces in another way than plugins/live-examples/faces.ts can read.`,
    );
  }
  return faces;
}
