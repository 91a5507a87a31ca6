import { stripExpectations } from "../../src/playground/runner/index.ts";
import type {
  ChangedExample,
  ChangedPage,
  Part,
} from "../../src/features/behavior-changes/index.tsx";
import type { ExampleStore } from "../live-examples/index.ts";
import type { SourcePage } from "../source-pages/index.ts";
import { comparable, type Placed } from "./examples.ts";
import { type Output, outputsOf } from "./outputs.ts";
import {
  type Changed,
  type Compared,
  comparisonOf,
  keyOf,
  outputsOn,
} from "./record.ts";

/** Knows what examples give today. */
export type Today = Pick<ExampleStore, "check">;

/** An example that a comparison names and that its page still has. */
export interface Known {
  readonly changed: Changed;
  readonly placed: Placed;
}

/**
 * Finds the examples of a comparison on the pages of today.
 *
 * @param siteDir - Root folder of the project.
 * @returns Those that are there, and how many are stale: edited since, or gone.
 */
export function knownExamples(
  word: Compared,
  siteDir: string,
): { readonly known: Known[]; readonly stale: number } {
  const { examples } = comparisonOf(word, siteDir);
  const found = new Map(
    comparable(word, siteDir).map((placed) => [
      `${placed.page.file} ${keyOf(placed.example.source)}`,
      placed,
    ]),
  );
  const known = examples.flatMap((changed) => {
    const placed = found.get(`${changed.page} ${changed.code}`);
    return placed ? [{ changed, placed }] : [];
  });
  return { known, stale: examples.length - known.length };
}

/**
 * The examples that gave something else on an older release, by page.
 *
 * @param known - All that a comparison names.
 * @param at - Which of its releases, from 0.
 * @param store - Knows what they give today.
 */
export async function changesOn(
  known: readonly Known[],
  at: number,
  store: Today,
): Promise<ChangedPage[]> {
  const pages = new Map<SourcePage, ChangedExample[]>();
  for (const { changed, placed } of known) {
    const { page, example } = placed;
    const { result, expectations } = await store.check(example);
    const parts = partsOf(
      stripExpectations(example.source, expectations),
      outputsOn(changed, at),
      outputsOf(result),
    );
    if (parts.length === 0) continue;
    pages.set(page, [
      ...(pages.get(page) ?? []),
      { ...sectionOf(placed), parts },
    ]);
  }
  return [...pages].map(([page, examples]) => ({
    title: titleOf(page),
    examples,
  }));
}

/** The title of a page; a lead of the API has none, but its file has a name. */
function titleOf({ sections, route }: SourcePage): string {
  return sections[0]?.title ?? `API: ${route.split("/").at(-2) ?? ""}`;
}

const NOTHING = { text: "", isError: false };

/** The code of an example, split after each statement that gave another value. */
function partsOf(
  { text, sourceLines }: ReturnType<typeof stripExpectations>,
  then: readonly Output[],
  now: readonly Output[],
): Part[] {
  const lines = text.split("\n");
  let start = 0;
  return then.map(({ line, ...given }) => {
    const end = sourceLines.findLastIndex((each) => each <= line) + 1;
    const code = lines.slice(start, end).join("\n").trim();
    start = Math.max(start, end);
    const { text: value, isError } =
      now.find((output) => output.line === line) ?? NOTHING;
    return { code, then: given, now: { text: value, isError } };
  });
}

/** The section of an example, as a link and as words. */
export function sectionOf({ page, example }: Placed) {
  const [first] = page.sections;
  const section =
    page.sections.findLast(({ nodes }) => nodes.includes(example.node)) ??
    first;
  // A lead opens the page that the build makes beside its folder.
  const route = page.route.replace("/_leads/", "/");
  const to =
    section === undefined || section.depth === 1
      ? route
      : `${route}#${section.anchor}`;
  return { to, section: section?.title ?? titleOf(page) };
}
