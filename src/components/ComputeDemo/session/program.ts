import { INITIAL, sourceOf, type State } from "./state";

/**
 * The program that computes what the page shows: complete, for Node or a
 * bundler.
 *
 * @param state - What the reader has chosen.
 * @param variable - What is derived by and solved for; nothing where there is
 * no unknown.
 */
export function programOf(state: State, variable: string | undefined): string {
  const { format, text } = sourceOf(state);
  const digits =
    state.digits === INITIAL.digits ? [] : [`ce.precision = ${state.digits};`];
  const input =
    format === "latex"
      ? `ce.parse(${JSON.stringify(text)})`
      : `ce.expr(${JSON.stringify(JSON.parse(text))})`;
  const name = JSON.stringify(variable);
  const calculus =
    variable === undefined
      ? []
      : [
          "",
          line("Derivative", `ce.expr(["D", expr, ${name}]).evaluate()`),
          line(
            "Antiderivative",
            `ce.expr(["Integrate", expr, ${name}]).evaluate()`,
          ),
          line("Solutions", `expr.solve(${name})`),
        ];
  return [
    'import { compile, ComputeEngine, expand, factor } from "@cortex-js/compute-engine";',
    "",
    "const ce = new ComputeEngine();",
    ...digits,
    `const expr = ${input};`,
    "",
    line("Type", "expr.type"),
    line("Errors", "expr.errors"),
    line("Canonical form", "expr"),
    line("Simplified", "expr.simplify()"),
    line("Expanded", "expand(expr)"),
    line("Factored", "factor(expr)"),
    line("Value", "expr.evaluate()"),
    line("Number", "expr.N()"),
    ...calculus,
    "",
    line("JavaScript", "compile(expr).code"),
    line("Python", 'compile(expr, { to: "python" }).code'),
    line("GLSL", 'compile(expr, { to: "glsl" }).code'),
    "",
  ].join("\n");
}

function line(label: string, value: string): string {
  return `console.log(\`${label}: \${${value}}\`);`;
}
