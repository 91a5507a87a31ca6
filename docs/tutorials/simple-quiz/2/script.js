import "mathlive";
import { ComputeEngine } from "@cortex-js/compute-engine";

const ce = new ComputeEngine();
const mf = document.querySelector("math-field");
const message = document.querySelector("[role=status]");

const key = ce.parse("\\frac{3}{4}");

function check() {
  const answer = ce.parse(mf.value);
  const isRight = answer.isIdenticallyEqual(key) === true;
  message.textContent = isRight ? "Right!" : "Not yet.";
}

mf.addEventListener("change", check);
