/** Modules that plugins write for the pages. */

/** The address of a script. */
declare module "@generated/live-examples/sandbox/*.script" {
  const address: string;
  export default address;
}

declare module "@generated/live-examples/starters.json" {
  import type { Built } from "@site/src/playground/boot";

  /** Starting points as the build has made them, by title. */
  const starters: Readonly<Record<string, Built>>;
  export default starters;
}

declare module "@generated/live-examples/known.json" {
  /** Digests of the code of examples and starting points. */
  const digests: readonly string[];
  export default digests;
}

declare module "@generated/behavior-changes/summary.json" {
  import type { Summary } from "@site/src/features/behavior-changes";

  const summary: Summary;
  export default summary;
}

declare module "@generated/behavior-changes/loaders" {
  import type { ChangedPage } from "@site/src/features/behavior-changes";

  type Load = () => Promise<{ readonly default: readonly ChangedPage[] }>;

  /** Loads the pages with examples that an older release runs otherwise. */
  const loaders: Readonly<Record<string, Load>>;
  export default loaders;
}

declare module "@generated/old-names/names.json" {
  import type { OldNames } from "@site/src/playground/old-names";

  const names: OldNames;
  export default names;
}

declare module "@generated/formula-index/formulas.json" {
  import type { FormulaData } from "@site/src/search/formula/types";

  /** The formulas of all pages. */
  const data: FormulaData;
  export default data;
}
