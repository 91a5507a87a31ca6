import type { Recipe } from "../../components/Program";

/**
 * A program in which a formula is typed, and its answer shown.
 *
 * @param latex - The formula.
 * @param unknown - The unknown that it is solved for, where it is an equation.
 */
export function recipeOf(latex: string, unknown?: string): Recipe {
  const call =
    unknown === undefined ? "evaluate()" : `solve(${JSON.stringify(unknown)})`;
  return {
    latex,
    field: { properties: {}, shared: [] },
    label: unknown === undefined ? "Value" : "Solutions",
    imports: ["parse"],
    result: (formula) => `String(parse(${formula}).${call})`,
    node: [
      'import { parse } from "@cortex-js/compute-engine";',
      "",
      `const formula = parse(${JSON.stringify(latex)});`,
      `console.log(String(formula.${call}));`,
    ].join("\n"),
  };
}
