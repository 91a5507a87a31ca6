import "mathlive";
import { ComputeEngine } from "@cortex-js/compute-engine";

const ce = new ComputeEngine();
const mf = document.querySelector("math-field");
const result = document.querySelector("#result");
const decimals = document.querySelector("#decimals");

function mathOf(latex) {
  const math = document.createElement("math-span");
  math.textContent = latex;
  return math;
}

const compute = (expr) => (decimals.checked ? expr.N() : expr.evaluate());

function show() {
  const value = compute(ce.parse(mf.value));
  result.replaceChildren(mathOf(value.latex));
}

mf.addEventListener("input", show);
decimals.addEventListener("change", show);
show();
