import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { describe, expect, test } from "vitest";

import { ADDRESSES, isBuilt, PAGES, readBuilt, readPage } from "./site.ts";

const ORIGIN = new URL(ADDRESSES[0] ?? "").origin;

/** Documents, and the other pages that are written in Markdown. */
const TEXTS = PAGES.filter((route) =>
  /<html[^>]* class="[^"]*\b(docs-doc-page|mdx-page)\b/.test(readPage(route)),
);

const twinOf = (route: string) =>
  route === "/" ? "/index.md" : route.replace(/\/$/, ".md");

/** The most that one file should ask a program to read, in bytes. */
const MOST_BYTES = 2 * 1024 * 1024;

/** The twin of a page, without the marks of quotes. */
const readTwin = (route: string) =>
  readBuilt(twinOf(route)).replaceAll(/^> ?/gm, "");

/** The content of a page, as HTML. */
const articleOf = (route: string) =>
  /<article\b[^]*<\/article>/.exec(readPage(route))?.[0] ?? "";

function decode(html: string): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll("&amp;", "&");
}

describe("the files", () => {
  test("there is a twin of each page of text, named in its head", () => {
    expect(TEXTS).toContain("/");
    expect(TEXTS).not.toContain("/playground/");
    for (const route of PAGES) {
      const isPage = TEXTS.includes(route);
      const [, named] =
        /<link[^>]* type=text\/markdown href=([^\s>]+)/.exec(readPage(route)) ??
        [];
      expect.soft(named, route).toBe(isPage ? twinOf(route) : undefined);
      expect.soft(isBuilt(twinOf(route)), route).toBe(isPage);
    }
  });

  test("a twin says what it is a twin of", () => {
    for (const route of TEXTS) {
      const [title, ...head] = readBuilt(twinOf(route)).split("\n\n", 3);
      expect.soft(title, route).toMatch(/^# \S/);
      const facts = head.find((each) => each.startsWith("- Page: "));
      expect
        .soft(facts, route)
        .toMatch(
          /^- Page: (\S+)\n- Packages: mathlive [\d.]+, @cortex-js\/compute-engine [\d.]+$/,
        );
      expect.soft(facts, route).toContain(`${ORIGIN}${route}\n`);
    }
  });

  test("llms.txt links to each twin once, and all is there", () => {
    const index = readBuilt("llms.txt");
    const links = [...index.matchAll(/^- \[.*?\]\((\S+)\)/gm)].map(
      ([, link = ""]) => link,
    );
    expect(links.toSorted()).toEqual(
      TEXTS.map((route) => ORIGIN + twinOf(route)).sort(),
    );
    for (const link of links)
      expect(isBuilt(new URL(link).pathname)).toBe(true);
    expect(index.match(/^#+ .*$/gm)).toEqual([
      expect.stringMatching(/^# /),
      "## Mathfield",
      "## Compute Engine",
      "## MathJSON",
      "## Tutorials",
      "## Recipes",
      "## SDK",
      "## Read offline",
      "## About",
      "## Other pages",
      "## Optional",
    ]);
  });

  test("llms-full.txt has what is written by hand, and is no larger than needed", () => {
    const full = readBuilt("llms-full.txt");
    expect(Buffer.byteLength(full)).toBeLessThan(MOST_BYTES);
    const has = (route: string) =>
      full.includes(`\n- Page: ${ORIGIN}${route}\n`);
    expect(has("/compute-engine/guides/evaluate/")).toBe(true);
    expect(has("/compute-engine/api/")).toBe(true);
    expect(has("/compute-engine/api/expression/")).toBe(false);
    expect(has("/mathfield/reference/commands/")).toBe(false);
    expect(has("/compute-engine/standard-library/")).toBe(false);
    const [head] = full.split("\n\n---\n\n", 1);
    expect(head).toContain(`(${ORIGIN}/mathfield/reference/commands.md)`);
    expect(head).toMatch(/\n- \d+ pages below “Compute Engine API”\n/);
  });
});

describe("what twins say", () => {
  test("has the TeX of each formula", () => {
    for (const route of TEXTS) {
      // What examples print, and formulas that can only be pressed.
      const html = articleOf(route).replaceAll(
        /<(samp|button)\b[^]*?<\/\1>/g,
        "",
      );
      const twin = readTwin(route)
        .replaceAll("\\vert ", "|")
        .replaceAll(/\s+/g, " ");
      for (const [, tex = ""] of html.matchAll(
        /<annotation[^>]*>([^]*?)<\//g,
      )) {
        const source = decode(tex)
          .replace(/^\\displaystyle /, "")
          .replaceAll(/\s+/g, " ");
        expect.soft(twin, `${route}: ${source}`).toContain(source);
      }
    }
  });

  test("has the outputs of each example", () => {
    for (const route of TEXTS) {
      const twin = readTwin(route);
      const figures = articleOf(route).match(/<figure\b[^]*?<\/figure>/g) ?? [];
      const run = figures.filter((html) => html.includes("<samp "));
      expect
        .soft(twin.match(/^```output$/gm)?.length ?? 0, route)
        .toBe(run.length);
      for (const html of run) {
        const outputs = [
          ...html.matchAll(/<span class=result-text>([^]*?)<\/span>/g),
        ].map(([, text = ""]) => decode(text));
        expect
          .soft(twin, route)
          .toContain(`\`\`\`output\n${outputs.join("\n")}\n\`\`\``);
      }
    }
  });

  test("has no markup but in code", () => {
    const htmlIn = (node: Nodes): string[] => {
      if (node.type === "html") return [node.value];
      return "children" in node ? node.children.flatMap(htmlIn) : [];
    };
    for (const route of TEXTS) {
      const twin = readBuilt(twinOf(route));
      expect.soft(htmlIn(fromMarkdown(twin)), route).toEqual([]);
    }
  });
});
