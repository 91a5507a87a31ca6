import { readFileSync } from "node:fs";
import path from "node:path";

import type { Nodes, Parents, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

import {
  anchorsOf,
  findPages,
  isElement,
  parseMdx,
  routeOf,
} from "../mdx/index.ts";
import { parseMeta } from "../static-code/index.ts";
import { programOf, scriptOf } from "./collect.ts";
import type { TypedProgram } from "./types.ts";

/** A part of a page, from one of its headings to the next. */
export interface Section {
  /** What the page is called. */
  readonly title: string;
  /** The page, from the root of the site. */
  readonly route: string;
  /** Empty below the heading of the page. */
  readonly anchor: string;
  /** The examples that are run and shown. */
  readonly programs: readonly TypedProgram[];
}

/** Documents that the build writes, their parts, and the one for writers. */
const LEFT_OUT = /^docs\/([^/]+\/(api|changelog)\/|shared-components-preview)/;

/**
 * The sections of the pages that are written for readers, in their order.
 *
 * @param siteDir - Root folder of the project.
 */
export function sectionsOf(siteDir: string): Section[] {
  return findPages(siteDir)
    .map((file) => path.relative(siteDir, file).replaceAll(path.sep, "/"))
    .filter((file) => !LEFT_OUT.test(file))
    .flatMap((file) => {
      const tree = parseMdx(readFileSync(path.join(siteDir, file), "utf8"));
      return sectionsIn(tree, routeOf(file), siteDir);
    });
}

function sectionsIn(tree: Root, route: string, siteDir: string): Section[] {
  const anchors = anchorsOf(tree);
  const sections: Section[] = [];
  let programs: TypedProgram[] = [];
  visit(tree, (node, _, parent) => {
    if (node.type === "heading") {
      const title = sections[0]?.title ?? toString(node);
      const anchor = node.depth === 1 ? "" : (anchors.get(node) ?? "");
      programs = [];
      sections.push({ title, route, anchor, programs });
    }
    const program = programAt(node, parent, siteDir);
    if (program) programs.push(program);
  });
  return sections;
}

function programAt(
  node: Nodes,
  parent: Parents | undefined,
  siteDir: string,
): TypedProgram | undefined {
  if (node.type === "code") {
    // Readers see a table in the place of such an example.
    const isHidden = parseMeta(node.meta).values.has("as");
    return isHidden ? undefined : programOf(node, parent);
  }
  const isStep = isElement(node) && node.name === "Step";
  return isStep ? scriptOf(siteDir, node) : undefined;
}
