import type { JsxElement } from "../../../plugins/mdx/index.ts";
import { attributesOf, isElement } from "../../../plugins/mdx/index.ts";
import { visit } from "unist-util-visit";

import { anchorsOf } from "./anchors.ts";
import { sitePages } from "./pages.ts";
import { sourcePage } from "../../../plugins/source-pages/index.ts";

/** Has every address that a document ever had, one a line. */
export const ADDRESSES = "tests/docs/addresses.txt";

/** Pages that the build makes of the packages, and the one for writers. */
const LEFT_OUT =
  /^docs\/(?:[^/]+\/(?:api|changelog)\/(?!index\.)|shared-components-preview)/;

/** Addresses of the documents that an author writes, by where they lead. */
export interface Addresses {
  /** Pages, and the sections and entries in them: `/sdk/`, `/sdk/#install`. */
  readonly here: ReadonlySet<string>;
  /** The addresses that a `<Moved>` of a page leads on from. */
  readonly moved: ReadonlySet<string>;
}

/** Reads them from the sources. */
export async function readAddresses(): Promise<Addresses> {
  const here = new Set<string>();
  const moved = new Set<string>();
  for (const { file, route } of await sitePages()) {
    if (LEFT_OUT.test(file)) continue;
    here.add(route);
    for (const anchor of anchorsOf(file)) here.add(`${route}#${anchor}`);
    for (const { section = "" } of movedIn(file))
      moved.add(`${route}#${section}`);
  }
  return { here, moved };
}

function movedIn(file: string): ReturnType<typeof attributesOf>[] {
  const found: JsxElement[] = [];
  if (file.endsWith(".mdx"))
    visit(sourcePage(file).tree, (node) => {
      if (isElement(node) && node.name === "Moved") found.push(node);
    });
  return found.map(attributesOf);
}
