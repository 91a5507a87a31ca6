import "mathlive";
import { CancellationError, ComputeEngine } from "@cortex-js/compute-engine";

const ce = new ComputeEngine();
const mf = document.querySelector("math-field");
const result = document.querySelector("#result");
const decimals = document.querySelector("#decimals");
const degrees = document.querySelector("#degrees");

function mathOf(latex) {
  const math = document.createElement("math-span");
  math.textContent = latex;
  return math;
}

const compute = (expr) => (decimals.checked ? expr.N() : expr.evaluate());

const format = { digits: { significant: 10 }, repeatingDecimal: "none" };
const write = (value) => value.toLatex(format);

/** The value of a formula, or the reason why there is none. */
function run(latex) {
  const expr = ce.parse(latex);
  if (expr.isSame(ce.Nothing)) return { problem: "type a formula" };
  if (!expr.isValid) return { problem: "…" };
  try {
    const value = ce.withTimeLimit(300, () => compute(expr));
    if (value.isNaN || value.isInfinity) return { problem: "no number" };
    return { value };
  } catch (error) {
    const isLate = error instanceof CancellationError;
    return { problem: isLate ? "too long" : "not possible" };
  }
}

function show() {
  const { value, problem } = run(mf.value);
  result.replaceChildren(value ? mathOf(write(value)) : problem);
}

mf.addEventListener("input", show);
decimals.addEventListener("change", show);
degrees.addEventListener("change", () => {
  ce.angularUnit = degrees.checked ? "deg" : "rad";
  show();
});
show();
