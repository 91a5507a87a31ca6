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

/** One sidebar for all documents, grouped as a reader thinks. A page joins it when it is written. */
const sidebars = {
  docs: [
    ...group("Mathfield", [
      "mathfield/index",
      "mathfield/guides/getting-started",
      ...group("Guides", []),
      ...group("Reference", []),
    ]),
    ...group("Compute Engine", [
      "compute-engine/index",
      ...group("Guides", ["compute-engine/guides/evaluate"]),
      ...group("Reference", [
        "compute-engine/standard-library",
        "compute-engine/reference/arithmetic",
      ]),
    ]),
    ...group("MathJSON", ["math-json"]),
    ...group("SDK", ["sdk"]),
    ...group("This site", ["about", "shared-components-preview"]),
  ],
} satisfies SidebarsConfig;

export default sidebars;
