import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";
import ts from "typescript";
import { describe, expect, test } from "vitest";

import { API_LIBRARIES, layoutOf } from "../../plugins/api-reference/index.ts";
import { anchorsOf, sitePages } from "./site/index.ts";

const layouts = await Promise.all(API_LIBRARIES.map(layoutOf));
/** The file of each page, by its route. */
const files = new Map(
  (await sitePages()).map(({ route, file }) => [route, file]),
);

/** Data that a page of the API imports. */
interface Shown {
  overview?: { html: string; count: number };
  sections: { html: string }[];
  contents: { id: string; value: string; level: number }[];
}

function shownOn(folder: string, slug: string): Shown {
  const file = path.join(GENERATED_FILES_DIR_NAME, "api-reference", folder);
  return JSON.parse(
    readFileSync(path.join(file, `${slug}.json`), "utf8"),
  ) as Shown;
}

/** The HTML that a page of the API shows. */
function htmlOf({ overview, sections }: Shown): string {
  return [overview?.html ?? "", ...sections.map(({ html }) => html)].join("\n");
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
}

/**
 * Entry point and name of all that a package exports, as the compiler has it.
 */
function exportsOf(name: string): string[] {
  const root = path.resolve("node_modules", name);
  const { exports } = JSON.parse(
    readFileSync(path.join(root, "package.json"), "utf8"),
  ) as { exports: Record<string, unknown> };
  const entries = Object.entries(exports).flatMap(([entry, target]) =>
    [...JSON.stringify(target).matchAll(/"types":"([^"]+)"/g)].map(
      ([, file = ""]) => [entry, path.join(root, file)] as const,
    ),
  );
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    { module: ts.ModuleKind.NodeNext, types: [] },
  );
  const checker = program.getTypeChecker();
  const found = entries.flatMap(([entry, file]) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} is no module`);
    return checker
      .getExportsOfModule(module)
      .map((symbol) => `${entry} ${symbol.name}`);
  });
  return [...new Set(found)].sort();
}

describe.each(layouts)("the API of $library.name", (layout) => {
  const { library, surface, pages, places } = layout;
  const shown = new Map(
    pages.map(({ slug }) => [slug, shownOn(library.folder, slug)]),
  );
  const html = new Map([...shown].map(([slug, page]) => [slug, htmlOf(page)]));

  test("has every export of the installed package, once", () => {
    const told = pages.flatMap(({ exports }) =>
      exports.flatMap(({ name, entries }) =>
        entries.map((entry) => `${entry} ${name}`),
      ),
    );
    expect(told.sort()).toEqual(exportsOf(library.name));
  });

  test("tells of each export where it says", () => {
    const absent = surface.filter(({ key }) => {
      const place = places.get(key);
      if (!place) return true;
      const ids = idsIn(html.get(place.page.slug) ?? "");
      return place.anchor !== "" && !ids.includes(place.anchor);
    });
    expect(absent.map(({ key }) => key)).toEqual([]);
  });

  test("has an anchor for each member, and each anchor once", () => {
    for (const { slug, exports } of pages) {
      const ids = idsIn(html.get(slug) ?? "");
      expect(ids, slug).toEqual([...new Set(ids)]);
      const isShared = exports.some(({ key }) => places.get(key)?.anchor);
      const members = exports.flatMap((each) => each.members);
      expect(ids, slug).toHaveLength(
        members.length + (isShared ? exports.length : 0),
      );
    }
  });

  test("has the entries of a page in its contents and its overview", () => {
    for (const [slug, { overview, contents }] of shown) {
      const headings = [
        ...(html.get(slug) ?? "").matchAll(
          /<h3 [^>]*id="([^"]+)">(.*?)<\/h3>/g,
        ),
      ].map(([, id, words = ""]) => ({
        id,
        value: words.replaceAll(/<[^>]*>/g, ""),
        level: 3,
      }));
      const entries = contents.filter(({ level }) => level === 3);
      expect(entries, slug).toEqual(headings);
      const links = [
        ...(overview?.html ?? "").matchAll(/<a href="#([^"]+)"/g),
      ].map(([, id = ""]) => decodeURIComponent(id));
      const ids = headings.map(({ id }) => id);
      expect(links, slug).toEqual(ids.length < 8 ? [] : ids);
      expect(overview?.count ?? 0, slug).toBe(links.length);
    }
  });

  test("opens the page of each class with an example", () => {
    const dir = path.join("docs", library.folder, "_leads");
    const leads = readdirSync(dir).map((file) => path.parse(file).name);
    const slugs = pages.map(({ slug }) => slug);
    expect(leads.filter((slug) => !slugs.includes(slug))).toEqual([]);
    for (const { slug, subject } of pages) {
      if (subject?.kind !== "class") continue;
      expect(leads, slug).toContain(slug);
      expect(readFileSync(path.join(dir, `${slug}.mdx`), "utf8"), slug).toMatch(
        /^```\w+ (live|checked)$/m,
      );
    }
  });

  test("has groups that each hold something", () => {
    const used = new Set(pages.map(({ group }) => group.slug));
    // The last one takes what no other does: it may well be empty.
    const named = library.groups.slice(0, -1).map(({ slug }) => slug);
    expect(named.filter((slug) => !used.has(slug))).toEqual([]);
  });

  test("has links that lead somewhere", () => {
    const known = new Map<string, ReadonlySet<string>>();
    const anchors = (file: string) => {
      const found = known.get(file) ?? anchorsOf(file);
      known.set(file, found);
      return found;
    };
    for (const { slug } of pages) {
      const text = html.get(slug) ?? "";
      const broken = [...text.matchAll(/ href="([^"]+)"/g)].filter(
        ([, address = ""]) => {
          if (/^https?:/.test(address)) return false;
          const [route = "", anchor] = address.split("#");
          const file = files.get(route || `/${library.folder}/${slug}/`);
          if (file === undefined) return true;
          return (
            anchor !== undefined &&
            !anchors(file).has(decodeURIComponent(anchor))
          );
        },
      );
      expect(
        broken.map(([link]) => link),
        slug,
      ).toEqual([]);
    }
  });
});

test("what a class says of a member is told where its interface is silent", () => {
  const engine = layouts
    .flatMap(({ surface }) => surface)
    .find(({ name }) => name === "ComputeEngine");
  const assign = engine?.members.find(({ name }) => name === "assign");
  expect(assign?.doc.text).toMatch(/\S/);
});

test("the comments of two overloads are two paragraphs", () => {
  const field = layouts
    .flatMap(({ surface }) => surface)
    .find(({ name }) => name === "Mathfield");
  const getValue = field?.members.find(({ name }) => name === "getValue");
  expect(getValue?.doc.text.split("\n\n")).toHaveLength(2);
});
