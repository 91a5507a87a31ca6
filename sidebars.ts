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

/** A page and, once it is opened, those that the build makes in its folder. */
function withPagesBelow(label: string, folder: string) {
  const dir = path.join(process.cwd(), "docs", folder);
  const names = existsSync(dir)
    ? readdirSync(dir)
        .filter((file) => file.endsWith(".mdx"))
        .map((file) => path.parse(file).name)
    : [];
  const items = names
    .filter((name) => name !== "index")
    .sort()
    .map((name) => `${folder}/${name}`);
  const link = { type: "doc", id: `${folder}/index` } as const;
  return { type: "category", label, link, items, collapsed: true } as const;
}

/** The same, the newest first. */
function releaseNotes(folder: string): Item {
  const { items, ...category } = withPagesBelow("Releases", folder);
  return { ...category, items: items.toReversed() };
}

/** One sidebar for all documents, grouped as a reader thinks. A page joins it when it is written. */
const sidebars = {
  docs: [
    ...group("Mathfield", [
      "mathfield/index",
      "mathfield/demo",
      "mathfield/guides/getting-started",
      ...group("Guides", [
        "mathfield/guides/virtual-keyboard",
        "mathfield/guides/fill-in-the-blank",
        "mathfield/guides/shortcuts",
        "mathfield/guides/macros",
        "mathfield/guides/compute-engine",
      ]),
      ...group("Reference", [
        "mathfield/reference/commands",
        "mathfield/reference/keybindings",
        "mathfield/virtual-keyboard",
        withPagesBelow("API", "mathfield/api"),
      ]),
      releaseNotes("mathfield/changelog"),
    ]),
    ...group("Compute Engine", [
      "compute-engine/index",
      "compute-engine/demo",
      ...group("Guides", [
        "compute-engine/guides/evaluate",
        "compute-engine/guides/symbols",
        "compute-engine/guides/limits",
        "compute-engine/guides/errors",
      ]),
      ...group("Reference", [
        "compute-engine/standard-library",
        "compute-engine/reference/arithmetic",
        withPagesBelow("API", "compute-engine/api"),
      ]),
      releaseNotes("compute-engine/changelog"),
    ]),
    ...group("MathJSON", ["math-json/index", "math-json/format"]),
    ...group("Tutorials", ["tutorials/simple-quiz", "tutorials/calculator"]),
    ...group("SDK", ["sdk"]),
    ...group("This site", ["about", "shared-components-preview"]),
  ],
} satisfies SidebarsConfig;

export default sidebars;
