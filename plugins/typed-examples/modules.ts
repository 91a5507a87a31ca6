import type { Code } from "mdast";

import { parseMeta } from "../static-code/index.ts";
import type { Placed } from "./types.ts";

/** The modules in a document, each with what comes before its code. */
const MODULE = /(<script type="module">)([^]*?)<\/script>/g;

/** The address of a package at a content delivery network, with its version. */
const AT_NETWORK =
  /(["'`])https:\/\/[^"'`]*?\/((?:@[\w-]+\/)?[\w-]+)@\d[^"'`]*\1/g;

/**
 * The modules of a document that the browser tests open: `html checked`. What
 * they import from a network is the package that is installed.
 *
 * @param node - The fence.
 */
export function modulesIn({ lang, meta, value, position }: Code): Placed[] {
  const { flags, values } = parseMeta(meta);
  if (lang !== "html" || !flags.has("checked")) return [];
  return [...value.matchAll(MODULE)].map(
    ({ index, 1: tag = "", 2: code = "" }) => ({
      language: "js",
      source: code.replaceAll(AT_NETWORK, "$1$2$1"),
      prelude: "",
      line:
        (position?.start.line ?? 0) +
        value.slice(0, index + tag.length).split("\n").length -
        1,
      typeError: values.get("type-error"),
    }),
  );
}
