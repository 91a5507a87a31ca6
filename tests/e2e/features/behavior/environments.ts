import type { LatexEnvironment } from "../../../../plugins/package-facts/index.ts";

/** The command whose argument is lines, as an environment has them. */
export const LINES = "\\displaylines";

/** The environments that a cell of a table names, `matrices` as all of them. */
export function namesIn(
  cell: string,
  all: readonly LatexEnvironment[],
): string[] {
  if (cell === "none") return ["none"];
  return cell.split(", ").flatMap((name) => {
    if (name !== "matrices") return [name];
    return all.map((each) => each.name).filter((each) => /matrix/.test(each));
  });
}

/** A formula in an environment. */
export function within(name: string, formula: string): string {
  if (name === "none") return formula;
  if (name === LINES) return `${LINES}{${formula}}`;
  const columns =
    name === "array" ? "{ccc}" : /[^l]matrix\*$/.test(name) ? "[ccc]" : "";
  return `\\begin{${name}}${columns}${formula}\\end{${name}}`;
}
