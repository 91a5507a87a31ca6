import type { Recipe } from "../../components/Program";

const IMPORT = /^import \{ ([^}]*) \} from "@cortex-js\/compute-engine";\n+/;

/**
 * What a program that prints results in Node does, for other places: a function
 * of the same statements gives the lines.
 *
 * @param node - A module that imports from the engine first, and prints with
 * `console.log()` only.
 */
export function recipeOf(node: string): Recipe {
  const [, names = ""] = IMPORT.exec(node) ?? [];
  const statements = node
    .replace(IMPORT, "")
    .trimEnd()
    .replaceAll(/^console\.log\(/gm, "lines.push(")
    .replaceAll(/^(?=.)/gm, "  ");
  return {
    latex: "",
    label: "Results",
    imports: names.split(", "),
    functions: `function results() {\n  const lines = [];\n${statements}\n  return lines.join("\\n");\n}`,
    result: () => "results()",
    node,
  };
}
