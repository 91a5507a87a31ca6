import { readdirSync } from "node:fs";
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

/** A page and, below it, those that the build makes in its folder, newest first. */
function releaseNotes(folder: string): Item {
  const older = readdirSync(path.join("docs", folder))
    .map((file) => path.parse(file).name)
    .filter((name) => name !== "index")
    .sort()
    .reverse();
  return {
    type: "category",
    label: "Releases",
    link: { type: "doc", id: `${folder}/index` },
    items: older.map((name) => `${folder}/${name}`),
  };
}

/** One sidebar for all documents, grouped as a reader thinks. A page joins it when it is written. */
const sidebars = {
  docs: [
    ...group("Mathfield", [
      "mathfield/index",
      "mathfield/guides/getting-started",
      ...group("Guides", []),
      ...group("Reference", [
        "mathfield/reference/commands",
        "mathfield/reference/keybindings",
      ]),
      releaseNotes("mathfield/changelog"),
    ]),
    ...group("Compute Engine", [
      "compute-engine/index",
      ...group("Guides", ["compute-engine/guides/evaluate"]),
      ...group("Reference", [
        "compute-engine/standard-library",
        "compute-engine/reference/arithmetic",
      ]),
      releaseNotes("compute-engine/changelog"),
    ]),
    ...group("MathJSON", ["math-json"]),
    ...group("SDK", ["sdk"]),
    ...group("This site", ["about", "shared-components-preview"]),
  ],
} satisfies SidebarsConfig;

export default sidebars;
