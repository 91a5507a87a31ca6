import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";
import ts from "typescript";
import { unified } from "unified";
import { VFile } from "vfile";
import { describe, expect, test } from "vitest";

import {
  API_LIBRARIES,
  apiReference,
  layoutOf,
} from "../../plugins/api-reference/index.ts";
import { remarkViews } from "../../plugins/generated-content/index.ts";
import { parseMdx } from "../../plugins/mdx/index.ts";
import { sitePages } from "./site/index.ts";

const layouts = await Promise.all(API_LIBRARIES.map(layoutOf));
const routes = new Set((await sitePages()).map(({ route }) => route));

/** The HTML that a page of the API shows. */
function shownOn(folder: string, slug: string): string {
  const file = path.join(GENERATED_FILES_DIR_NAME, "api-reference", folder);
  const parts = JSON.parse(
    readFileSync(path.join(file, `${slug}.json`), "utf8"),
  ) as { html: string }[];
  return parts.map(({ html }) => html).join("\n");
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
}

/** Entry point and name of all that a package exports, as the compiler has it. */
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
  const html = new Map(
    pages.map(({ slug }) => [slug, shownOn(library.folder, slug)]),
  );

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

  test("has groups that each hold something", () => {
    const used = new Set(pages.map(({ group }) => group.slug));
    // The last one takes what no other does: it may well be empty.
    const named = library.groups.slice(0, -1).map(({ slug }) => slug);
    expect(named.filter((slug) => !used.has(slug))).toEqual([]);
  });

  test("has links that lead somewhere", () => {
    const ids = new Map(
      pages.map(({ slug }) => [
        `/${library.folder}/${slug}/`,
        idsIn(html.get(slug) ?? ""),
      ]),
    );
    for (const { slug } of pages) {
      const text = html.get(slug) ?? "";
      const broken = [...text.matchAll(/ href="([^"]+)"/g)].filter(
        ([, address = ""]) => {
          if (/^https?:/.test(address)) return false;
          const [route = "", anchor] = address.split("#");
          const page = route || `/${library.folder}/${slug}/`;
          if (!routes.has(page)) return true;
          return (
            anchor !== undefined &&
            !ids.get(page)?.includes(decodeURIComponent(anchor))
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

describe("<Api>", () => {
  async function compile(text: string): Promise<unknown> {
    const dir = mkdtempSync(path.join(os.tmpdir(), "api-"));
    const file = new VFile({ path: path.join(dir, "page.mdx"), value: text });
    writeFileSync(file.path, text);
    return unified()
      .use(remarkViews, { siteDir: dir, providers: [apiReference] })
      .run(parseMdx(text), file);
  }

  test("takes an export or a member", async () => {
    await expect(
      compile('Text\n\n<Api of="MathfieldElement.getValue" />\n'),
    ).resolves.toBeDefined();
  });

  test("names file and line of a name that does not exist", async () => {
    await expect(
      compile('Text\n\n<Api of="MathfieldElement.value2" />\n'),
    ).rejects.toThrow(/page\.mdx:3: no "MathfieldElement\.value2"/);
  });

  test("asks for the package where both export a name", async () => {
    await expect(compile('<Api of="version" />\n')).rejects.toThrow(
      /page\.mdx:1: both packages/,
    );
  });
});
