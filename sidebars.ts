import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

type Item = Extract<
  NonNullable<SidebarsConfig[string]>,
  readonly unknown[]
>[number];

/** A page and those below it, folded until one of them is read. */
function part(label: string, index: string, items: Item[]): Item {
  const link = { type: "doc", id: index } as const;
  return { type: "category", label, link, items, collapsed: true };
}

/** Pages under a label, folded until one of them is read. */
function group(label: string, items: Item[]): Item {
  return { type: "category", label, items, collapsed: true };
}

/** Pages under a label, in sight wherever the part is read that they belong to. */
function openGroup(label: string, items: Item[]): Item {
  return { type: "category", label, items, collapsed: false };
}

/** The pages that the build makes in a folder, which has none at first. */
function madeIn(folder: string): string[] {
  const dir = path.join(process.cwd(), "docs", folder);
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((file) => file.endsWith(".mdx") && file !== "index.mdx")
    .map((file) => `${folder}/${path.parse(file).name}`)
    .sort();
}

function api(folder: string): Item {
  return part("API", `${folder}/index`, madeIn(folder));
}

/** The newest comes first; a month that has several pages is a group. */
function releaseNotes(folder: string): Item {
  const periods = new Map<string, string[]>();
  for (const page of madeIn(folder).toReversed()) {
    const period = /\d{4}-\d\d(?=-)/.exec(page)?.[0] ?? page;
    periods.set(period, [...(periods.get(period) ?? []), page]);
  }
  const items = [...periods].map(([period, pages]) => {
    const [page, ...others] = pages;
    return page !== undefined && others.length === 0
      ? page
      : group(monthName(period), pages);
  });
  return part("Releases", `${folder}/index`, items);
}

/** `July 2026` for `2026-07`. */
function monthName(month: string): string {
  return new Date(`${month}-01`).toLocaleDateString("en", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}

/** One sidebar for all documents, grouped as a reader thinks. A page joins it when it is written. */
const sidebars = {
  docs: [
    part("Mathfield", "mathfield/index", [
      "mathfield/demo",
      "mathfield/guides/getting-started",
      openGroup("Guides", [
        "mathfield/guides/interacting",
        "mathfield/guides/events",
        "mathfield/guides/commands",
        "mathfield/guides/customizing",
        "mathfield/guides/typing",
        "mathfield/guides/localization",
        "mathfield/guides/menu",
        "mathfield/guides/virtual-keyboard",
        "mathfield/guides/keyboard-placement",
        "mathfield/guides/fill-in-the-blank",
        "mathfield/guides/shortcuts",
        "mathfield/guides/keybindings",
        "mathfield/guides/multiline",
        "mathfield/guides/macros",
        "mathfield/guides/compute-engine",
        "mathfield/guides/static",
        "mathfield/guides/export",
        "mathfield/guides/speech",
        "mathfield/guides/accessibility",
        "mathfield/guides/focus",
        "mathfield/guides/security",
        "mathfield/guides/page-security",
        "mathfield/guides/migrating",
        "mathfield/guides/mathquill",
      ]),
      group("Frameworks", [
        "mathfield/guides/integration",
        "mathfield/guides/frames",
        "mathfield/guides/react",
        "mathfield/guides/nextjs",
        "mathfield/guides/svelte",
        "mathfield/guides/vue",
      ]),
      group("Reference", [
        "mathfield/reference/commands",
        "mathfield/reference/keybindings",
        "mathfield/virtual-keyboard",
        "mathfield/matrix",
        "mathfield/lifecycle",
        api("mathfield/api"),
      ]),
      releaseNotes("mathfield/changelog"),
    ]),
    part("Compute Engine", "compute-engine/index", [
      "compute-engine/demo",
      openGroup("Guides", [
        "compute-engine/guides/evaluate",
        "compute-engine/guides/expressions",
        "compute-engine/guides/canonical-form",
        "compute-engine/guides/symbolic-computing",
        "compute-engine/guides/simplify",
        "compute-engine/guides/checking-answers",
        "compute-engine/guides/symbols",
        "compute-engine/guides/scopes",
        "compute-engine/guides/notebooks",
        "compute-engine/guides/limits",
        "compute-engine/guides/performance",
        "compute-engine/guides/errors",
        "compute-engine/guides/runtime-errors",
        "compute-engine/guides/latex-syntax",
        "compute-engine/guides/augmenting",
        "compute-engine/guides/compiling",
        "compute-engine/guides/plotting",
        "compute-engine/guides/security",
        "compute-engine/guides/solving-equations",
        "compute-engine/guides/numeric-evaluation",
        "compute-engine/guides/calculus",
        "compute-engine/guides/matrices",
        "compute-engine/guides/units",
        "compute-engine/guides/collections",
        "compute-engine/guides/random",
        "compute-engine/guides/properties",
        "compute-engine/guides/types",
        "compute-engine/guides/assumptions",
        "compute-engine/guides/patterns-and-rules",
        "compute-engine/guides/from-other-systems",
        "compute-engine/guides/migrating",
      ]),
      group("Reference", [
        "compute-engine/standard-library",
        "compute-engine/reference/index",
        "compute-engine/reference/arithmetic",
        "compute-engine/reference/relations",
        "compute-engine/reference/polynomials",
        "compute-engine/reference/complex",
        "compute-engine/reference/trigonometry",
        "compute-engine/reference/calculus",
        "compute-engine/reference/special-functions",
        "compute-engine/reference/number-theory",
        "compute-engine/reference/combinatorics",
        "compute-engine/reference/statistics",
        "compute-engine/reference/linear-algebra",
        "compute-engine/reference/sets",
        "compute-engine/reference/logic",
        "compute-engine/reference/collections",
        "compute-engine/reference/transforming-collections",
        "compute-engine/reference/functions",
        "compute-engine/reference/control-structures",
        "compute-engine/reference/strings",
        "compute-engine/reference/units",
        "compute-engine/reference/colors",
        "compute-engine/reference/core",
        api("compute-engine/api"),
      ]),
      releaseNotes("compute-engine/changelog"),
    ]),
    part("MathJSON", "math-json/index", [
      "math-json/store",
      "math-json/validate",
      "math-json/format",
      "math-json/symbols",
    ]),
    group("Tutorials", ["tutorials/simple-quiz", "tutorials/calculator"]),
    { type: "doc", id: "recipes", label: "Recipes" },
    { type: "doc", id: "sdk", label: "SDK" },
    { type: "doc", id: "about", label: "About" },
  ],
} satisfies SidebarsConfig;

export default sidebars;
