import { readFileSync } from "node:fs";

import { Window } from "happy-dom";
import type { Nodes } from "hast";
import { describe, expect, test } from "vitest";

import {
  elementsIn,
  findAll,
  isTag,
  parseFragment,
  textOf,
} from "../../plugins/built-pages/index.ts";
import { feedOf } from "../../plugins/release-notes/feed.ts";
import {
  NOTES_LIBRARIES,
  planOf,
  releasesOf,
} from "../../plugins/release-notes/index.ts";
import { notesOf } from "../../plugins/release-notes/page.ts";
import { installedVersion } from "../../plugins/package-facts/index.ts";

const CHANGELOGS: Readonly<Record<string, string>> = {
  "compute-engine": "node_modules/@cortex-js/compute-engine/CHANGELOG.md",
  mathlive: "plugins/release-notes/data/mathlive.md",
};

/** Bound for the HTML of the notes on a page; its frame adds some 20 KiB. */
const MOST_BYTES = 270 * 1024;

/** Numbers of items, rows and blocks of code that a release has. */
interface Count {
  version: string;
  items: number;
  rows: number;
  blocks: number;
}

/** Counts what stands in a change log line by line, without a parser. */
function countIn(file: string): Count[] {
  const counts: Count[] = [];
  let fenced = false;
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const count = counts.at(-1);
    if (/^\s*```/.test(line)) {
      fenced = !fenced;
      if (fenced && count) count.blocks += 1;
    } else if (!fenced) {
      const [, version] = /^## (\S+)/.exec(line) ?? [];
      if (version !== undefined)
        counts.push({ version, items: 0, rows: 0, blocks: 0 });
      else if (count && /^[-*] /.test(line)) count.items += 1;
      else if (count && /^\s*\|(?!\s*:?-)/.test(line)) count.rows += 1;
    }
  }
  return counts;
}

/** The pages of each library; to make them takes a while. */
const shown = new Map<string, Awaited<ReturnType<typeof notesOf>>[]>();
for (const [word, library] of Object.entries(NOTES_LIBRARIES)) {
  const plan = await planOf(library, process.cwd());
  const pages = plan.map(({ slug }) => notesOf(library, slug, process.cwd()));
  shown.set(word, await Promise.all(pages));
}

describe.each(Object.entries(NOTES_LIBRARIES))(
  "the notes of %s",
  (word, library) => {
    const pages = shown.get(word) ?? [];

    test("have every release once, with all that is told of it", () => {
      const found = pages.flatMap(({ html }) => {
        const tagged = (tree: Nodes, name: string) =>
          findAll(tree, (each) => isTag(each, name));
        return tagged(parseFragment(html), "section").map((section) => {
          const [text] = tagged(section, "h2")[0]?.children ?? [];
          const changes = findAll(
            section,
            (each) => "dataIs" in each.properties,
          );
          const top = changes.flatMap(elementsIn).flatMap(elementsIn);
          return {
            version: text ? textOf(text).trim() : "",
            items: top.filter((each) => isTag(each, "li")).length,
            rows: tagged(section, "tr").length,
            blocks: tagged(section, "pre").length,
          };
        });
      });
      const told = countIn(CHANGELOGS[word] ?? "");
      expect(told.length).toBeGreaterThan(0);
      expect(found).toEqual(told);
    });

    test("have anchors that are unique, also across pages", () => {
      const anchors = pages.flatMap((page) => page.anchors);
      expect(anchors).toEqual([...new Set(anchors)]);
      for (const page of pages) {
        const ids = [...page.html.matchAll(/ id="([^"]*)"/g)].map(
          ([, id]) => id,
        );
        expect(ids).toEqual(page.anchors);
      }
    });

    test("are on pages that are linked in a row, and not too heavy", async () => {
      const addresses = (await planOf(library, process.cwd())).map(
        ({ slug }) =>
          slug === "" ? `/${library.folder}/` : `/${library.folder}/${slug}/`,
      );
      for (const [at, page] of pages.entries()) {
        expect(page.at).toBe(at);
        expect(page.pages.map(({ to }) => to)).toEqual(addresses);
      }
      for (const { html } of pages)
        expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES);
    });

    test("have the installed version, or say that they have not", async () => {
      const releases = await releasesOf(library);
      const isTold = releases.some(
        ({ version }) => version === installedVersion(library.package),
      );
      const [first] = pages;
      if (isTold)
        expect(first?.html).toContain("The version that this site documents.");
      else expect(first?.notice).toContain(installedVersion(library.package));
    });

    test("have a feed of the newest ones, with dates that are known", async () => {
      const root = "https://example.org/docs/";
      const home = `${root}${library.folder}/`;
      const xml = await feedOf(library, {
        root,
        title: "A & B",
        dir: process.cwd(),
      });
      const { DOMParser } = new Window();
      const feed = new DOMParser().parseFromString(xml, "application/xml");
      const texts = (
        name: string,
        within: Pick<typeof feed, "getElementsByTagName">,
      ) =>
        [...within.getElementsByTagName(name)].map(
          ({ textContent }) => textContent,
        );
      const entries = [...feed.getElementsByTagName("entry")];
      expect(texts("parsererror", feed)).toEqual([]);
      const newest = (await releasesOf(library)).slice(0, entries.length);
      expect(entries.length).toBeGreaterThan(0);
      expect(texts("name", feed)).toEqual(["A & B"]);

      const ids = entries.flatMap((entry) => texts("id", entry));
      expect(new Set([home, ...ids]).size).toBe(entries.length + 1);
      expect(ids.filter((id) => !id.startsWith(`${home}#`))).toEqual([]);

      let earlier = "";
      for (const [at, release] of [...newest.entries()].reverse()) {
        const entry = entries[at];
        if (!entry) throw new Error("an entry is missing");
        const [title] = texts("title", entry);
        const [updated = ""] = texts("updated", entry);
        const [content] = texts("content", entry);
        expect(title).toBe(`${library.name} ${release.version}`);
        expect(updated).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
        expect(updated >= earlier).toBe(true);
        expect(texts("published", entry)).toEqual(
          release.date === null ? [] : [`${release.date}T00:00:00Z`],
        );
        if (release.date === null) expect(content).toContain("is not known");
        else expect(updated).toBe(`${release.date}T00:00:00Z`);
        earlier = updated;
      }
      expect(texts("updated", feed)[0]).toBe(earlier);
    });
  },
);
