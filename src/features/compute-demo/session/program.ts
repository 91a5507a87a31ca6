import { systemOf, type Json, type Task } from "../../../calculation";
import { INITIAL, sourceOf, type DemoState } from "./state";

/** What a program has to know besides the choices of the reader. */
export interface Findings {
  /** What there is a result of. */
  readonly tasks: ReadonlySet<Task>;
  /** What is derived by and solved for. */
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
  const parts = SECTIONS.map((lines) =>
    lines.flatMap(({ task, code }) =>
      findings.tasks.has(task) ? code(findings, state) : [],
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
  readonly task: Task;
  readonly code: (findings: Findings, state: DemoState) => string;
}

/** What the program prints, a list of lines for each of its paragraphs. */
const SECTIONS: readonly (readonly Line[])[] = [
  [
    { task: "canonical", code: () => line("Canonical form", "expr") },
    { task: "simplified", code: () => line("Simplified", "expr.simplify()") },
    { task: "expanded", code: () => line("Expanded", "expand(expr)") },
    { task: "factored", code: () => line("Factored", "factor(expr)") },
    { task: "value", code: () => line("Value", "expr.evaluate()") },
  ],
  [
    {
      task: "derivative",
      code: (findings) => line("Derivative", calculus("D", findings)),
    },
    {
      task: "antiderivative",
      code: (findings) =>
        line("Antiderivative", calculus("Integrate", findings)),
    },
    { task: "solutions", code: solutions },
  ],
  [
    {
      task: "javascript",
      code: () => line("JavaScript", "compile(expr).code"),
    },
    { task: "python", code: () => compiled("Python", "python") },
    { task: "glsl", code: () => compiled("GLSL", "glsl") },
  ],
  // The last one: digits are a setting of the engine.
  [{ task: "number", code: (_, state) => number(state) }],
];

function line(label: string, value: string): string {
  return `console.log(\`${label}: \${${value}}\`);`;
}

function calculus(operator: string, { variable }: Findings): string {
  return `ce.expr(["${operator}", expr, ${JSON.stringify(variable)}]).evaluate()`;
}

function solutions({ variable, canonical }: Findings): string {
  return canonical !== undefined && systemOf(canonical)
    ? line(
        "Solutions",
        'JSON.stringify(ce.function("List", expr.ops).solve(expr.unknowns))',
      )
    : line("Solutions", `expr.solve(${JSON.stringify(variable)})`);
}

/** Code for a GPU may stand on functions of its own, which come with it. */
function compiled(label: string, target: "python" | "glsl"): string {
  return [
    `const ${target} = compile(expr, { to: "${target}" });`,
    line(label, `${target}.preamble ?? ""}\${${target}.code`),
  ].join("\n");
}

function number({ digits }: DemoState): string {
  const setting =
    digits === INITIAL.digits ? "" : `ce.precision = ${digits};\n`;
  return `${setting}${line("Number", "expr.N()")}`;
}
