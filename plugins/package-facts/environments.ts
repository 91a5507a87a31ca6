import { expectShape, type Source } from "./source.ts";
import type { LatexParameter } from "./latex-commands.ts";
import { readTables } from "./mathlive-tables.ts";

/** An environment that the installed MathLive knows. */
export interface LatexEnvironment {
  readonly name: string;
  readonly parameters: readonly LatexParameter[];
  /** Has rows and columns. */
  readonly isTabular: boolean;
  /** Only allowed around the whole formula. */
  readonly isOutermost: boolean;
}

/** Every environment, in the order of the package. */
export const environments: Source<readonly LatexEnvironment[]> = {
  name: "environments",
  package: "mathlive",
  async read() {
    const { ENVIRONMENTS } = await readTables(["ENVIRONMENTS"]);
    const table = ENVIRONMENTS as Readonly<Record<string, unknown>>;
    return Object.entries(table).map(([name, entry]) => {
      expectShape(
        isEnvironment(entry),
        `ENVIRONMENTS has no tabular, rootOnly and params for ${name}`,
      );
      return {
        name,
        parameters: entry.params.map(({ type, isOptional }) => ({
          type,
          isOptional,
        })),
        isTabular: entry.tabular,
        isOutermost: entry.rootOnly,
      };
    });
  },
};

function isEnvironment(entry: unknown): entry is {
  readonly tabular: boolean;
  readonly rootOnly: boolean;
  readonly params: readonly LatexParameter[];
} {
  return (
    typeof entry === "object" &&
    entry !== null &&
    "tabular" in entry &&
    typeof entry.tabular === "boolean" &&
    "rootOnly" in entry &&
    typeof entry.rootOnly === "boolean" &&
    "params" in entry &&
    Array.isArray(entry.params)
  );
}
