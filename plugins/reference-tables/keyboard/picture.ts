import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ComponentProps } from "react";

import type KeyboardPicture from "../../../src/components/KeyboardPicture.tsx";
import type { View } from "../../generated-content/index.ts";
import { installedVersion } from "../../package-facts/index.ts";
import { LAYOUT_WORDS } from "./words.ts";

/** What `npm run docs:pictures` has drawn into `static/img/keyboard`. */
export interface Pictures {
  /** The version of `mathlive` that they show. */
  readonly mathlive: string;
  /** Sizes in CSS pixels, by layout. */
  readonly sizes: Readonly<Record<string, { width: number; height: number }>>;
}

/** The list of the pictures, from the project's folder. */
export const PICTURES = "plugins/reference-tables/keyboard/pictures.json";

/**
 * `<KeyboardPicture layout="greek" />`: what a layout looks like.
 *
 * @throws Error when the picture is missing, or shows another version.
 */
export const keyboardPicture: View<
  ComponentProps<typeof KeyboardPicture>
> = async ({ layout = "" }, siteDir) => {
  const text = await readFile(path.join(siteDir, PICTURES), "utf8");
  const { mathlive, sizes } = JSON.parse(text) as Pictures;
  const size = sizes[layout];
  if (!size || mathlive !== installedVersion("mathlive"))
    throw new Error(
      `the picture of "${layout}" is missing or out of date: npm run docs:pictures`,
    );
  const keys = (LAYOUT_WORDS[layout] ?? "").replaceAll("`", "");
  const alt = `The ${layout} layout of the virtual keyboard: ${keys}`;
  return { layout, ...size, alt };
};
