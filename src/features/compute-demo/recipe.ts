import {
  systemOf,
  TITLES,
  type Json,
  type Named,
  type Task,
} from "../../calculation";
import type { Recipe } from "../../components/Program";
import { INITIAL, sourceOf, type DemoState } from "./state";

/** Facts that a program depends on besides the choices of the reader. */
interface Findings {
  /** Tasks that have a result. */
  readonly tasks: ReadonlySet<Task>;
  /** The unknown to differentiate by and solve for, if there is one. */
  readonly variable: string | undefined;
  /** The expression in canonical form. */
  readonly canonical: Json | undefined;
}

/**
 * The program that computes what the page shows: complete, for Node or a
 * bundler.
 */
export function programOf(state: DemoState, findings: Findings): string {
  const { format, text } = sourceOf(state);
  const input =
    format === "latex"
      ? `ce.parse(${JSON.stringify(text)})`
      : `ce.expr(${JSON.stringify(JSON.parse(text))})`;
  const parts = PARAGRAPHS.map((lines) =>
    lines.flatMap(({ task, value, before }) =>
      findings.tasks.has(task)
        ? [...(before?.(state) ?? []), line(TITLES[task], value(findings))]
        : [],
    ),
  );
  const body = parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"));
  const names = ["compile", "expand", "factor"].filter((name) =>
    body.some((lines) => lines.includes(`${name}(`)),
  );
  return [
    `import { ${["ComputeEngine", ...names].join(", ")} } from "@cortex-js/compute-engine";`,
    `const ce = new ComputeEngine();\nconst expr = ${input};\nconsole.log(\`Type: \${expr.type}\`);`,
    ...body,
  ]
    .join("\n\n")
    .concat("\n");
}

interface Line {
  readonly task: Named;
  /** Writes the code of the value printed under the title of the task. */
  readonly value: (findings: Findings) => string;
  readonly before?: (state: DemoState) => readonly string[];
}

/** Lines that the program prints, a list for each of its paragraphs. */
const PARAGRAPHS: readonly (readonly Line[])[] = [
  [
    { task: "canonical", value: () => "expr" },
    { task: "simplified", value: () => "expr.simplify()" },
    { task: "expanded", value: () => "expand(expr)" },
    { task: "factored", value: () => "factor(expr)" },
    { task: "value", value: () => "expr.evaluate()" },
  ],
  [
    { task: "derivative", value: (findings) => calculus("D", findings) },
    {
      task: "antiderivative",
      value: (findings) => calculus("Integrate", findings),
    },
    { task: "solutions", value: solutions },
  ],
  [
    { task: "javascript", value: () => "compile(expr).code" },
    compiled("python"),
    compiled("glsl"),
  ],
  // The last one: digits are a setting of the engine.
  [{ task: "number", value: () => "expr.N()", before: precision }],
];

function line(label: string, value: string): string {
  return `console.log(\`${label}: \${${value}}\`);`;
}

function calculus(operator: string, { variable }: Findings): string {
  return `ce.expr(["${operator}", expr, ${JSON.stringify(variable)}]).evaluate()`;
}

function solutions({ variable, canonical }: Findings): string {
  return canonical !== undefined && systemOf(canonical)
    ? 'JSON.stringify(ce.function("List", expr.ops).solve(expr.unknowns))'
    : `expr.solve(${JSON.stringify(variable)})`;
}

/** Code for a GPU may stand on functions of its own, which come with it. */
function compiled(target: "python" | "glsl"): Line {
  return {
    task: target,
    value: () => `${target}.preamble ?? ""}\${${target}.code`,
    before: () => [`const ${target} = compile(expr, { to: "${target}" });`],
  };
}

function precision({ digits }: DemoState): readonly string[] {
  return digits === INITIAL.digits ? [] : [`ce.precision = ${digits};`];
}

const IMPORT = /^import \{ ([^}]*) \} from "@cortex-js\/compute-engine";\n+/;

/**
 * Turns a program that prints results in Node into a recipe for other places: a
 * function of the same statements gives the lines.
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
