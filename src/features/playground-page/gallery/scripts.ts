/** Starting points that compute. */
export const scripts = [
  {
    title: "Derivative and integral",
    summary: "Differentiate a formula, and take its slope at a point.",
    source: {
      language: "js",
      code: String.raw`const f = ce.parse("x^2 \\ln x");
f; // → ln(x) * x^2

const slope = ce.expr(["D", f, "x"]).evaluate();
slope; // → x + 2x * ln(x)

// The slope where x = e
slope.subs({ x: ce.parse("e") }).evaluate(); // → 3e

const area = ce.parse("\\int_0^{\\pi} x \\sin x \\, dx");
area.evaluate(); // → pi`,
    },
  },
  {
    title: "Equations",
    summary: "Exact roots, letters for the coefficients, two unknowns.",
    source: {
      language: "js",
      code: String.raw`const golden = ce.parse("x^2 = x + 1");
for (const root of golden.solve("x")) {
  console.log(String(root), "≈", root.N().re.toFixed(6));
}
// → 1/2 + sqrt(5)/2 ≈ 1.618034
// → 1/2 - sqrt(5)/2 ≈ -0.618034

const general = ce.parse("a x^2 + b x + c = 0");
general.solve("x");
// → [(-b + sqrt(b^2 - 4a * c)) / (2a), (-b - sqrt(b^2 - 4a * c)) / (2a)]

const system = ce.parse("\\begin{cases} 2x + y = 7 \\\\ x - y = -1 \\end{cases}");
system.solve(["x", "y"]); // → {"x":2,"y":3}`,
    },
  },
  {
    title: "Exact numbers",
    summary: "Fractions, roots and long integers; a hundred digits of π.",
    source: {
      language: "js",
      code: String.raw`// Floating-point numbers, and the engine's
0.1 + 0.2; // → 0.30000000000000004
ce.parse("\\frac{1}{10} + \\frac{2}{10}").evaluate(); // → 3/10

ce.parse("\\sqrt{8} + \\sqrt{18}").evaluate(); // → 5sqrt(2)
ce.parse("\\cos \\frac{\\pi}{12}").evaluate();
// → sqrt(2)/4 + sqrt(6)/4
ce.parse("\\binom{100}{50}").evaluate();
// → 100891344545564193334812497256

ce.precision = 100; // significant digits
ce.parse("\\pi").N();
// → 3.141592653589793238462643383279502884197169399375105820974944592307816406286208998628034825342117068`,
    },
  },
  {
    title: "Linear algebra",
    summary: "Determinant, inverse, eigenvalues, a system of equations.",
    source: {
      language: "js",
      code: String.raw`const A = ce.parse("\\begin{pmatrix} 2 & 1 \\\\ 5 & 3 \\end{pmatrix}");

ce.expr(["Determinant", A]).evaluate(); // → 1
ce.expr(["Inverse", A]).evaluate(); // → [[3,-1],[-5,2]]
ce.expr(["MatrixMultiply", A, A]).evaluate(); // → [[9,5],[25,14]]

// A x = (4, 11)
ce.expr(["LinearSolve", A, ["List", 4, 11]]).evaluate(); // → [1,2]

// Letters work too
const B = ce.parse("\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}");
ce.expr(["Determinant", B]).evaluate(); // → -b * c + a * d

const S = ce.parse("\\begin{pmatrix} 2 & 1 \\\\ 1 & 2 \\end{pmatrix}");
ce.expr(["Eigenvalues", S]).evaluate(); // → [3,1]`,
    },
  },
  {
    title: "Assumptions",
    summary: "Some simplifications depend on what you assume about a symbol.",
    source: {
      language: "js",
      code: String.raw`const root = ce.parse("\\sqrt{x^2}");
const log = ce.parse("\\ln(x^2)");

// x may be any real number
root.simplify(); // → |x|
log.simplify(); // → 2ln(|x|)

ce.assume(ce.parse("x > 0")); // → ok
root.simplify(); // → x
log.simplify(); // → 2ln(x)
ce.parse("-x").isNegative; // → true`,
    },
  },
  {
    title: "MathJSON",
    summary: "A formula as a tree: count its parts, replace some of them.",
    source: {
      language: "js",
      code: String.raw`const f = ce.parse("\\sin^2 x + \\sin x");
f.json;
// → ["Add",["Sin","x"],["Power",["Sin","x"],2]]

function count(json) {
  const parts = Array.isArray(json) ? json.slice(1) : [];
  return parts.reduce((sum, part) => sum + count(part), 1);
}
console.log(count(f.json), "parts"); // → 7 parts

// _a stands for whatever is there
const rule = { match: ["Sin", "_a"], replace: ["Cos", ["Multiply", 2, "_a"]] };
f.replace(rule, { recursive: true }); // → cos(2x) + cos(2x)^2`,
    },
  },
  {
    title: "Sample a function",
    summary: "Compile a formula, and tabulate its values. In TypeScript.",
    source: {
      language: "ts",
      code: String.raw`import { compile } from "@cortex-js/compute-engine";

interface Point {
  readonly t: number;
  readonly y: number;
}

/** Values of a formula in t, from 0 in equal steps. */
function sample(latex: string, step: number, count: number): Point[] {
  const f = compile(latex);
  return Array.from({ length: count }, (_, index) => {
    const t = index * step;
    return { t, y: Number(f.run({ t }).toFixed(4)) };
  });
}

const oscillation = "e^{-t} \\cos(3t)";
compile(oscillation).code; // → Math.cos(3 * _.t) * Math.exp(-_.t)
console.table(sample(oscillation, 0.5, 5));
// → [{"t":0,"y":1},{"t":0.5,"y":0.0429},{"t":1,"y":-0.3642},{"t":1.5,"y":-0.047},{"t":2,"y":0.1299}]`,
    },
  },
] as const;
