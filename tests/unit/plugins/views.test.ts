import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import type { Root } from "mdast";
import { unified } from "unified";
import { VFile } from "vfile";
import { expect, test } from "vitest";

import { remarkViews } from "../../../plugins/generated-content/index.ts";
import { factsOf, operators } from "../../../plugins/package-facts/index.ts";
import { referenceTables } from "../../../plugins/reference-tables/index.ts";
import { parseMdx } from "../../../plugins/mdx/index.ts";

const siteDir = mkdtempSync(path.join(tmpdir(), "views-"));
const page = path.join(siteDir, "page.mdx");
const facts = await factsOf(operators);

async function transform(source: string): Promise<Root> {
  writeFileSync(page, source);
  const file = new VFile({ path: page, value: source });
  return unified()
    .use(remarkViews, { siteDir, providers: [referenceTables] })
    .run(parseMdx(source), file);
}

/** What the only element of a page is given. */
async function shown(source: string): Promise<{ html: string }> {
  const [first] = (await transform(source)).children;
  const [, name = ""] =
    /"@generated\/(.*)"/.exec(first?.type === "mdxjsEsm" ? first.value : "") ??
    [];
  const text = readFileSync(path.join(siteDir, ".docusaurus", name), "utf8");
  return JSON.parse(text) as { html: string };
}

test("a name that the package does not have fails with file and line", async () => {
  await expect(
    transform('# Page\n\nText.\n\n<Signature of="Summ" />\n'),
  ).rejects.toThrow(/page\.mdx:5: .*"Summ"/);
});

test("a category that there is not fails and names those there are", async () => {
  const known = [...new Set(facts.map(({ library }) => library))];
  await expect(
    transform('\n\n<Operators category="algebra-i" />\n'),
  ).rejects.toThrow(
    `page.mdx:3: the installed Compute Engine has no category "algebra-i": it has ${known.join(", ")}`,
  );
});

test("the table of a category has its names, once each, with links", async () => {
  const { html } = await shown('<Operators category="trigonometry" />');
  const links = [...html.matchAll(/<tr><td><a href="([^"]+)"><code>(.*?)</g)];
  expect(links.map(([, , name]) => name)).toEqual(
    facts
      .filter(({ library }) => library === "trigonometry")
      .map(({ name }) => name),
  );
  for (const [, address] of links)
    expect(address).toMatch(/^\/compute-engine\/[a-z/-]+\/#.+$/);
});

test("a signature has its notation, its LaTeX typeset and its names", async () => {
  const { html } = await shown('<Signature of="Sum" />');
  const fact = facts.find(({ name }) => name === "Sum");
  expect(html).toContain('<span class="katex">');
  expect(html).toContain(`<code>${fact?.latex[0] ?? "?"}</code>`);
  expect(html).toContain(`<code>${fact?.epsil ?? "?"}</code>`);
  expect(html).toContain(`/wiki/${fact?.wikidata ?? "?"}"`);
  for (const trait of fact?.traits ?? ["?"]) expect(html).toContain(trait);
});

test("what is markup in a text of the package is a text on the page", async () => {
  const typed = facts.find(({ type }) => type.includes("list<"));
  const { html } = await shown(`<Signature of="${typed?.name ?? "?"}" />`);
  expect(html).toContain("list&lt;");
  expect(html).not.toContain("list<");
});
