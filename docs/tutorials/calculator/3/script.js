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

const format = { digits: { significant: 10 }, repeatingDecimal: "none" };
const write = (value) => value.toLatex(format);

function show() {
  const value = compute(ce.parse(mf.value));
  result.replaceChildren(mathOf(write(value)));
}

mf.addEventListener("input", show);
decimals.addEventListener("change", show);
show();
