import "mathlive";
import { ComputeEngine } from "@cortex-js/compute-engine";

const ce = new ComputeEngine();
const mf = document.querySelector("math-field");
const result = document.querySelector("#result");

function mathOf(latex) {
  const math = document.createElement("math-span");
  math.textContent = latex;
  return math;
}

function show() {
  const value = ce.parse(mf.value).evaluate();
  result.replaceChildren(mathOf(value.latex));
}

mf.addEventListener("input", show);
show();
