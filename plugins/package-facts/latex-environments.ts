import type { LatexParameter } from "./latex-commands.ts";
import { readTables } from "./mathlive-tables.ts";
import { expectShape, type Source } from "./source.ts";

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
      const { tabular, rootOnly, params } = Object(entry) as Record<
        string,
        unknown
      >;
      expectShape(
        typeof tabular === "boolean" &&
          typeof rootOnly === "boolean" &&
          Array.isArray(params),
        `ENVIRONMENTS has no tabular, rootOnly and params for ${name}`,
      );
      return {
        name,
        parameters: (params as LatexParameter[]).map(
          ({ type, isOptional }) => ({ type, isOptional }),
        ),
        isTabular: tabular,
        isOutermost: rootOnly,
      };
    });
  },
};

/** A typical use of an environment. */
export function environmentUse({
  name,
  parameters,
  isTabular,
}: LatexEnvironment): string {
  const columns = parameters.some(({ isOptional }) => !isOptional)
    ? "{cc}"
    : "";
  if (/[^l]matrix\*$/.test(name))
    return `\\begin{${name}}[r] a & b \\end{${name}}`;
  const isMatrix = /matrix|^array$/.test(name);
  const isOneLine = /^equation|^subequations/.test(name) || !isTabular;
  const body = isMatrix
    ? "a & b \\\\ c & d"
    : isOneLine
      ? "a = b"
      : /cases/.test(name)
        ? "x & x > 0 \\\\ 0 & x \\leq 0"
        : /gather|multline/.test(name)
          ? "a = b \\\\ c = d"
          : "a &= b \\\\ c &= d";
  return `\\begin{${name}}${columns} ${body} \\end{${name}}`;
}
