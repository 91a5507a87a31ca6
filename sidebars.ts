import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

/** One sidebar for all documents, grouped as a reader thinks. A page joins it when it is written. */
const sidebars = {
  docs: [
    "mathfield/index",
    "compute-engine/index",
    "math-json",
    "sdk",
    "about",
  ],
} satisfies SidebarsConfig;

export default sidebars;
