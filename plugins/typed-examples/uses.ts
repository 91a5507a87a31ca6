import { readFileSync } from "node:fs";
import path from "node:path";

import type { Nodes, Parents, Root } from "mdast";
import { visit } from "unist-util-visit";

import type { FindUses, Use, Uses } from "../generated-content/index.ts";
import {
  anchorsOf,
  findPages,
  isElement,
  parseMdx,
  routeOf,
  wordsOf,
} from "../mdx/index.ts";
import { entries } from "../reference-tables/index.ts";
import { parseMeta } from "../static-code/index.ts";
import { programOf, scriptOf, type TypedProgram } from "./collect.ts";
import { readAddresses } from "./links.ts";
import type { TypeStore } from "./store.ts";

/** The most pages that an entry links. */
const MOST = 3;

/** A section with an example that uses an entry. */
interface Found {
  /** Where the entry is, from the root of the site. */
  readonly entry: string;
  readonly section: Section;
}

/**
 * Finds the sections whose examples use the entries of the API reference, and
 * the operators that reference pages tell about.
 *
 * @param store - Knows what the names in examples mean.
 * @param siteDir - Root folder of the project.
 * @returns What finds them, once.
 */
export function exampleUses(store: TypeStore, siteDir: string): FindUses {
  let found: Promise<Uses> | undefined;
  return () => (found ??= findUses(store, siteDir));
}

async function findUses(store: TypeStore, siteDir: string): Promise<Uses> {
  const addressOf = await readAddresses();
  const operators = new Map(
    entries(siteDir).map(({ name, address }) => [name, address]),
  );
  const examples = sectionsOf(siteDir).flatMap((section) =>
    section.programs.map((program) => ({ section, program })),
  );
  const typings = store.check(examples.map(({ program }) => program));
  return bestUses(
    examples.flatMap(({ section }, index) => {
      const { names = [], strings = [] } = typings[index] ?? {};
      const used = new Set([
        ...names.map(addressOf),
        ...strings.map(({ kind, name }) =>
          kind === "operator" ? operators.get(name) : undefined,
        ),
      ]);
      return [...used].flatMap((entry) =>
        entry === undefined ? [] : [{ entry, section }],
      );
    }),
  );
}

/**
 * The uses that each entry links, one a page: guides first, then the pages with
 * the most examples that use it. The link leads to the section of most of them.
 *
 * @param found - An item an example that uses an entry, in the order of pages.
 */
export function bestUses(found: readonly Found[]): Uses {
  const known = new Map<string, Map<string, Section[]>>();
  for (const { entry, section } of found) {
    const { route } = section;
    if (entry.startsWith(`${route}#`)) continue;
    const pages = known.get(entry) ?? new Map<string, Section[]>();
    known.set(entry, pages.set(route, [...(pages.get(route) ?? []), section]));
  }
  return new Map(
    [...known].map(([entry, pages]) => {
      const best = [...pages.values()].sort(
        (one, other) =>
          Number(isGuide(other)) - Number(isGuide(one)) ||
          other.length - one.length,
      );
      return [entry, best.slice(0, MOST).map(useOf)];
    }),
  );
}

/** The use to link, of those on a page. */
function useOf(sections: readonly Section[]): Use {
  const count = (section: Section) =>
    sections.filter((each) => each === section).length;
  const [best] = sections.toSorted((a, b) => count(b) - count(a));
  const { title = "", route = "", anchor = "" } = best ?? {};
  return { title, address: anchor === "" ? route : `${route}#${anchor}` };
}

function isGuide([section]: readonly Section[]): boolean {
  return section?.route.includes("/guides/") === true;
}

/** A part of a page, from one of its headings to the next. */
interface Section {
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
function sectionsOf(siteDir: string): Section[] {
  return findPages(siteDir)
    .map((file) => path.relative(siteDir, file).replaceAll(path.sep, "/"))
    .filter((file) => !LEFT_OUT.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(siteDir, file), "utf8");
      const tree = parseMdx(source, file);
      return sectionsIn(tree, routeOf(file), siteDir);
    });
}

function sectionsIn(tree: Root, route: string, siteDir: string): Section[] {
  const anchors = anchorsOf(tree);
  const sections: Section[] = [];
  let programs: TypedProgram[] = [];
  visit(tree, (node, _, parent) => {
    if (node.type === "heading") {
      const title = sections[0]?.title ?? wordsOf(node);
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
