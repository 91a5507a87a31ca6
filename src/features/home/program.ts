/**
 * The program that prints the answer: complete, for Node or a bundler.
 *
 * @param latex - The formula.
 * @param unknown - The unknown that it is solved for, where it is an equation.
 */
export function programOf(latex: string, unknown?: string): string {
  const call =
    unknown === undefined ? "evaluate()" : `solve(${JSON.stringify(unknown)})`;
  return [
    'import { parse } from "@cortex-js/compute-engine";',
    `const formula = parse(${JSON.stringify(latex)});`,
    `console.log(String(formula.${call}));`,
  ].join("\n");
}
