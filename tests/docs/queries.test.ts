import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import {
  editingCommands,
  environments,
  factsOf,
  latexCommands,
  operators,
} from "../../plugins/package-facts/index.ts";
import { NOTES_LIBRARIES, planOf } from "../../plugins/release-notes/index.ts";
import { notesOf } from "../../plugins/release-notes/page.ts";
import { anchorsOf, sitePages } from "./site/index.ts";
import { QUERIES } from "./todo.mjs";

/** A query of readers, and the addresses where they are glad to be led. */
interface RelevantQuery {
  readonly query: string;
  /**
   * Addresses from the site's root. One without anchor or `?` stands for its
   * page and all places on it.
   */
  readonly pages: readonly string[];
  readonly kind: string;
}

const KINDS = ["name", "latex", "symbol", "words", "typo"];

const COMMANDS = "/mathfield/reference/commands/";
const KEYBINDINGS = "/mathfield/reference/keybindings/";

const queries = JSON.parse(readFileSync(QUERIES, "utf8")) as RelevantQuery[];
const files = new Map(
  (await sitePages()).map(({ file, route }) => [route, file]),
);

/** The anchors of each page that was looked at, by its file. */
const written = new Map<string, ReadonlySet<string>>();

/** Anchors of what pages show of the packages, by the page's address. */
const shown = new Map([
  ["/compute-engine/standard-library/", namesOf(await factsOf(operators))],
  ...(
    await Promise.all(Object.values(NOTES_LIBRARIES).map(releaseAnchors))
  ).flat(),
]);

/** The rows with addresses of their own, by page and parameter. */
const rows = new Map([
  [`${COMMANDS}?filter`, namesOf(await factsOf(latexCommands))],
  [`${COMMANDS}?environment`, namesOf(await factsOf(environments))],
  [`${KEYBINDINGS}?command`, namesOf(await factsOf(editingCommands))],
]);

function namesOf(facts: readonly { name: string }[]): readonly string[] {
  return facts.map(({ name }) => name);
}

/** The anchors of each page of a library's release notes, by its address. */
async function releaseAnchors(
  library: (typeof NOTES_LIBRARIES)[string],
): Promise<[string, readonly string[]][]> {
  const plan = await planOf(library, process.cwd());
  return Promise.all(
    plan.map(async ({ slug }) => {
      const { folder, anchors } = await notesOf(library, slug, process.cwd());
      return [path.posix.join("/", folder, slug, "/"), anchors];
    }),
  );
}

/**
 * Explains why an accepted address leads nowhere.
 *
 * @returns What is missing; undefined when the address is good.
 */
function missing(address: string): string | undefined {
  const { pathname, searchParams, hash } = new URL(address, "https://site");
  const file = files.get(pathname);
  if (file === undefined) return `there is no page ${pathname}`;
  const anchors = written.get(file) ?? anchorsOf(file);
  written.set(file, anchors);
  const anchor = decodeURIComponent(hash.slice(1));
  const isThere =
    anchor === "" ||
    anchors.has(anchor) ||
    shown.get(pathname)?.includes(anchor);
  if (!isThere) return `there is no "#${anchor}" in ${pathname}`;
  const isShown = [...searchParams].every(([parameter, name]) =>
    rows.get(`${pathname}?${parameter}`)?.includes(name),
  );
  return isShown ? undefined : `there is no row ${address}`;
}

test("there are enough queries of each kind", () => {
  expect(queries.length).toBeGreaterThanOrEqual(120);
  for (const kind of KINDS) {
    const own = queries.filter((each) => each.kind === kind);
    expect(own.length, kind).toBeGreaterThanOrEqual(15);
  }
});

test("no query and none of its pages is there twice", () => {
  const asked = queries.map(({ query }) => query);
  expect(asked).toEqual([...new Set(asked)]);
  for (const { query, pages } of queries)
    expect(pages, query).toEqual([...new Set(pages)]);
});

test.each(queries)("$query leads somewhere", ({ pages, kind }) => {
  expect(KINDS).toContain(kind);
  expect(pages).not.toEqual([]);
  expect(pages.flatMap((page) => missing(page) ?? [])).toEqual([]);
});
