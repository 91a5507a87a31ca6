import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import type { Root } from "mdast";
import { unified } from "unified";
import { VFile } from "vfile";

import { remarkViews } from "../../../plugins/generated-content/index.ts";
import { parseMdx } from "../../../plugins/mdx/index.ts";
import { referenceTables } from "../../../plugins/reference-tables/index.ts";

/** A folder that poses as the project. */
export const siteDir = mkdtempSync(path.join(tmpdir(), "views-"));
const page = path.join(siteDir, "page.mdx");

/** A document as the views leave it. */
export async function transform(source: string): Promise<Root> {
  writeFileSync(page, source);
  const file = new VFile({ path: page, value: source });
  return unified()
    .use(remarkViews, { siteDir, providers: [referenceTables] })
    .run(parseMdx(source), file);
}

/** Returns the props of the only element of a page. */
export async function shown(source: string): Promise<{ html: string }> {
  const [first] = (await transform(source)).children;
  const [, name = ""] =
    /"@generated\/(.*)"/.exec(first?.type === "mdxjsEsm" ? first.value : "") ??
    [];
  const text = readFileSync(path.join(siteDir, ".docusaurus", name), "utf8");
  return JSON.parse(text) as { html: string };
}
