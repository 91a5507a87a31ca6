import type { Nodes } from "mdast";

import type { FindUses, Use, Uses } from "../generated-content/index.ts";
import { isElement } from "../mdx/index.ts";
import { entriesByName } from "../name-register/index.ts";
import { type Fence, sourcePages } from "../source-pages/index.ts";
import { programOf, scriptOf, type TypedProgram } from "./collect.ts";
import { readAddresses } from "./links.ts";
import type { TypeStore } from "./store.ts";

/** The most pages that an entry links. */
const MOST = 3;

/** A section with an example that uses an entry. */
interface Found {
  /** Address of the entry, from the root of the site. */
  readonly entry: string;
  readonly section: UsingSection;
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
  const operators = entriesByName(siteDir);
  const examples = usingSections(siteDir).flatMap((section) =>
    section.programs.map((program) => ({ section, program })),
  );
  const typings = store.check(examples.map(({ program }) => program));
  return bestUses(
    examples.flatMap(({ section }, index) => {
      const { names = [], strings = [] } = typings[index] ?? {};
      const used = new Set([
        ...names.map(addressOf),
        ...strings.map(({ kind, name }) =>
          kind === "operator" ? operators.get(name)?.address : undefined,
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
  const known = new Map<string, Map<string, UsingSection[]>>();
  for (const { entry, section } of found) {
    const { route } = section;
    if (entry.startsWith(`${route}#`)) continue;
    const pages = known.get(entry) ?? new Map<string, UsingSection[]>();
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
function useOf(sections: readonly UsingSection[]): Use {
  const count = (section: UsingSection) =>
    sections.filter((each) => each === section).length;
  const [best] = sections.toSorted((a, b) => count(b) - count(a));
  const { title = "", route = "", anchor = "" } = best ?? {};
  return { title, address: anchor === "" ? route : `${route}#${anchor}` };
}

function isGuide([section]: readonly UsingSection[]): boolean {
  return section?.route.includes("/guides/") === true;
}

/** A part of a page, from one of its headings to the next. */
interface UsingSection {
  /** Title of the page. */
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
 * Finds the sections of the pages that are written for readers, in their order.
 *
 * @param siteDir - Root folder of the project.
 */
function usingSections(siteDir: string): UsingSection[] {
  return sourcePages(siteDir)
    .filter(({ file }) => !LEFT_OUT.test(file))
    .flatMap(({ route, fences, sections }) => {
      const fenceAt = new Map<Nodes, Fence>(
        fences.map((fence) => [fence.node, fence]),
      );
      const title = sections[0]?.title ?? "";
      return sections.map(({ depth, anchor, nodes }) => ({
        title,
        route,
        anchor: depth === 1 ? "" : anchor,
        programs: nodes.flatMap(
          (node) => programAt(node, fenceAt.get(node), siteDir) ?? [],
        ),
      }));
    });
}

function programAt(
  node: Nodes,
  fence: Fence | undefined,
  siteDir: string,
): TypedProgram | undefined {
  // Readers see a table in the place of an example that a component shows.
  if (fence) return fence.meta.values.has("as") ? undefined : programOf(fence);
  const isStep = isElement(node) && node.name === "Step";
  return isStep ? scriptOf(siteDir, node) : undefined;
}
