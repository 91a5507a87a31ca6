import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

type Item = Extract<
  NonNullable<SidebarsConfig[string]>,
  readonly unknown[]
>[number];

/** Items under a label; no label where there are no items yet. */
function group(label: string, items: Item[]): Item[] {
  if (items.length === 0) return [];
  return [{ type: "category", label, collapsible: false, items }];
}

/** A page and, once it is opened, the generated ones in its folder. */
function withPagesBelow(label: string, folder: string): Item {
  const dir = path.join(process.cwd(), "docs", folder);
  const pages = existsSync(dir) ? readdirSync(dir).sort() : [];
  const items = pages
    .filter((name) => name !== "index.mdx")
    .map((name) => `${folder}/${path.parse(name).name}`);
  const link = { type: "doc", id: `${folder}/index` } as const;
  return { type: "category", label, link, items, collapsed: true };
}

/** One sidebar for all documents, grouped as a reader thinks. A page joins it when it is written. */
const sidebars = {
  docs: [
    ...group("Mathfield", [
      "mathfield/index",
      "mathfield/guides/getting-started",
      ...group("Guides", []),
      ...group("Reference", [withPagesBelow("API", "mathfield/api")]),
    ]),
    ...group("Compute Engine", [
      "compute-engine/index",
      ...group("Guides", ["compute-engine/guides/evaluate"]),
      ...group("Reference", [
        "compute-engine/reference/arithmetic",
        withPagesBelow("API", "compute-engine/api"),
      ]),
    ]),
    ...group("MathJSON", ["math-json"]),
    ...group("SDK", ["sdk"]),
    ...group("This site", ["about", "shared-components-preview"]),
  ],
} satisfies SidebarsConfig;

export default sidebars;
