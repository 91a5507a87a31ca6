import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ComponentProps } from "react";

import type { Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { unified } from "unified";
import { VFile } from "vfile";
import { describe, expect, test } from "vitest";

import { remarkMarkup } from "../../../plugins/live-examples/index.ts";
import { parseMdx } from "../../../plugins/mdx/index.ts";
import { installedVersion } from "../../../plugins/package-facts/index.ts";
import { findNoLinks } from "../../../plugins/static-code/index.ts";
import type Playground from "../../../src/components/Playground.tsx";

const siteDir = mkdtempSync(path.join(tmpdir(), "markup-"));
const page = path.join(siteDir, "page.mdx");

async function transform(source: string): Promise<Root> {
  writeFileSync(page, source);
  const file = new VFile({ path: page, value: source });
  return unified()
    .use(remarkMarkup, { siteDir, findLinks: findNoLinks })
    .run(parseMdx(source), file);
}

type Props = ComponentProps<typeof Playground>;

/** Returns the props that the page imports, in the order of its bindings. */
function viewsOf(tree: Root): Props[] {
  const sources = tree.children.flatMap((node) =>
    node.type === "mdxjsEsm"
      ? (/import (\w+) from "@generated\/(.*)";/.exec(node.value) ?? [])
          .slice(1)
          .join(" ")
      : [],
  );
  return sources.sort().map((source) => {
    const [, name = ""] = source.split(" ");
    const text = readFileSync(path.join(siteDir, ".docusaurus", name), "utf8");
    return JSON.parse(text) as Props;
  });
}

const fence = (language: string, code: string) =>
  `\`\`\`${language}\n${code}\n\`\`\`\n`;
const playground = (attributes: string, ...fences: string[]) =>
  `<Playground${attributes}>\n\n${fences.join("\n")}\n</Playground>\n`;

const HTML = fence("html", "<math-field>x^2</math-field>");
const CSS = fence("css", "math-field { font-size: 2rem }");
const JS = fence("js", 'import "mathlive";\nconsole.log(1 < 2); // → true');

describe("a playground", () => {
  test("gets its fences as tabs, markup first, whatever their order", async () => {
    const tree = await transform(playground(' title="A field"', JS, CSS, HTML));
    const [view] = viewsOf(tree);
    expect(view).toMatchObject({
      title: "A field",
      open: "html",
      checked: [`MathLive ${installedVersion("mathlive")}`],
    });
    expect(view?.tabs.map(({ label }) => label)).toEqual([
      "HTML",
      "CSS",
      "JavaScript",
    ]);
  });

  test("shows the whole source, statements of output included", async () => {
    const [view] = viewsOf(await transform(playground("", JS)));
    const text = view?.tabs[0]?.html
      .replace(/<[^>]+>/g, "")
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<");
    expect(text).toBe('import "mathlive";\nconsole.log(1 < 2); // → true\n');
  });

  test("may have its module in JSX", async () => {
    const jsx = fence("jsx", 'import "react";\nexport const a = <p>2</p>;');
    const [view] = viewsOf(await transform(playground(' open="js"', jsx)));
    expect(view).toMatchObject({
      open: "js",
      tabs: [{ language: "js", label: "JSX" }],
      checked: [`React ${installedVersion("react")}`],
    });
    expect(view?.tabs[0]?.html).toContain('<span class="code-tag">p</span>');
  });

  test("opens at the tab and with the height that its author chose", async () => {
    const source = playground(' open="js" height="7.5rem"', HTML, JS);
    const [view] = viewsOf(await transform(source));
    expect(view).toMatchObject({ open: "js", height: "7.5rem" });
    expect(view).toMatchObject({ isResultFirst: false });
  });

  test("begins with its result where its author says so", async () => {
    const source = playground(' first="result"', HTML);
    const [view] = viewsOf(await transform(source));
    expect(view).toMatchObject({ open: "html", isResultFirst: true });
  });

  test("names the engine too when its markup imports it", async () => {
    const html = fence(
      "html",
      '<script type="module">import { N } from "@cortex-js/compute-engine/core";</script>',
    );
    const [view] = viewsOf(await transform(playground("", html)));
    expect(view?.checked).toEqual([
      `Compute Engine ${installedVersion("@cortex-js/compute-engine")}`,
    ]);
  });

  test("becomes an element without fences, each of several its own", async () => {
    const source = `${playground("", HTML)}\nText.\n\n${playground("", CSS)}`;
    const tree = await transform(source);
    const elements = tree.children.filter(
      (node): node is MdxJsxFlowElement => node.type === "mdxJsxFlowElement",
    );
    expect(elements.map(({ children }) => children)).toEqual([[], []]);
    expect(viewsOf(tree).map(({ open }) => open)).toEqual(["html", "css"]);
  });

  test("is found within other elements", async () => {
    const tree = await transform(`<div>\n\n${playground("", HTML)}\n</div>\n`);
    expect(viewsOf(tree)).toHaveLength(1);
  });
});

describe("a mistake is named with file and line", () => {
  test.each([
    ["another language", playground("", fence("ts", "1")), 3, 'not "ts"'],
    ["text", playground("", "Text.\n"), 3, 'not "paragraph"'],
    ["two of a kind", playground("", HTML, HTML), 7, "one fence in html"],
    ["no fence", "<Playground>\n</Playground>\n", 1, "has a fence"],
    [
      "code that does not parse",
      playground("", fence("js", "1;\nlet 2;")),
      5,
      "SyntaxError",
    ],
    [
      "JSX that does not parse",
      playground("", fence("jsx", 'import "react";\nlet a = <p>;')),
      5,
      "SyntaxError",
    ],
    ["two modules", playground("", JS, fence("jsx", "1;")), 8, "fence in js"],
    ["an unknown attribute", playground(' width="3"', HTML), 1, "not width"],
    ["a computed attribute", playground(" title={1}", HTML), 1, "not title"],
    ["a height without unit", playground(' height="5"', HTML), 1, "no length"],
    ["another first part", playground(' first="css"', CSS), 1, '"result" only'],
    [
      "a tab that is not there",
      playground(' open="js"', HTML),
      1,
      "none of its fences",
    ],
  ])("%s", async (_, source, line, message) => {
    const body = `---\ntitle: Page\n---\n${source}`;
    writeFileSync(page, body);
    const file = new VFile({ path: page, value: source });
    const run = unified()
      .use(remarkMarkup, { siteDir, findLinks: findNoLinks })
      .run(parseMdx(source), file);
    await expect(run).rejects.toThrow(message);
    await expect(run).rejects.toThrow(`page.mdx:${String(line + 3)}: `);
  });
});
