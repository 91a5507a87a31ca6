import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createProcessorUncached } from "@docusaurus/mdx-loader/lib/processor";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { emitMath, typesetMath } from "../../../plugins/static-math/index.ts";

const folder = mkdtempSync(join(tmpdir(), "math-"));
const filePath = join(folder, "page.mdx");

/** Docusaurus' own chain of plugins, with ours at both ends. */
let compile: (content: string) => Promise<string>;

beforeAll(async () => {
  const processor = await createProcessorUncached({
    format: "mdx",
    options: {
      siteDir: folder,
      staticDirs: [],
      beforeDefaultRemarkPlugins: [typesetMath],
      remarkPlugins: [emitMath],
      admonitions: true,
      markdownConfig: {
        anchors: { maintainCase: false },
        hooks: {},
        mdx1Compat: {},
      },
    } as never,
  });
  compile = async (content) => {
    const { content: code } = await processor.process({
      content,
      filePath,
      frontMatter: {},
      compilerName: "client",
    });
    return code;
  };
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe("a page with math", () => {
  test("holds one string of HTML for a formula", async () => {
    const code = await compile("So $\\frac{1}{2}$.\n");
    expect(code).toMatch(
      /_jsx\("span", \{\s*className: "katex",\s*dangerouslySetInnerHTML: \{\s*__html: "<span class=\\"katex-mathml/,
    );
    expect(code).not.toContain('"mfrac"');
  });

  test("sets display math in a block of its own, and in a paragraph", async () => {
    const block = /_jsx\("div", \{\s*className: "katex-display"/;
    const inParagraph = /_jsx\("span", \{\s*className: "katex-display"/;
    expect(await compile("$$\nx\n$$\n")).toMatch(block);
    expect(await compile("So \\[x\\] is.\n")).toMatch(inParagraph);
  });

  test("has math in its contents list, and anchors made of words", async () => {
    const code = await compile(
      "## Solve $x^2 = \\C$\n\n## **\\(\\Gamma\\)**\n\n## The $y$ {/* #given */}\n",
    );
    const ids = [...code.matchAll(/"id": "([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(["solve-x-2-c", "gamma", "given"]);
    expect(code).toMatch(/"value": "Solve <span class=\\"katex\\">/);
    expect(code).toMatch(/"value": "The <span class=\\"katex\\">/);
  });

  test("keeps equal headings apart", async () => {
    const code = await compile("## $x$\n\n## $x$\n");
    expect(code).toMatch(/"id": "x"[^]*"id": "x-1"/);
  });

  test("sets math in the title of an admonition", async () => {
    const code = await compile(":::note[On $z$]\n\nText\n\n:::\n");
    expect(code).toContain('<annotation encoding=\\"application/x-tex\\">z<');
  });

  test("is not built with a wrong formula: file, line, formula", async () => {
    writeFileSync(filePath, "---\ntitle: a\n---\n\n\nSo\n$x + \\foo$.\n");
    await expect(compile("So\n$x + \\foo$.\n")).rejects.toThrow(
      /page\.mdx:7:6: Undefined control sequence: \\foo\n {4}x \+ \\foo/,
    );
  });
});
