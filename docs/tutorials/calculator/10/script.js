import "mathlive";
import { CancellationError, ComputeEngine } from "@cortex-js/compute-engine";

const ce = new ComputeEngine();
const mf = document.querySelector("math-field");
const result = document.querySelector("#result");
const decimals = document.querySelector("#decimals");
const degrees = document.querySelector("#degrees");
const results = document.querySelector("ol");
const keypad = document.querySelector("#keys");

ce.assign("Ans", 0);
mf.inlineShortcuts = { ...mf.inlineShortcuts, ans: "\\mathrm{Ans}" };
mf.mathVirtualKeyboardPolicy = "manual";

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
  const before = ce.checkpoint();
  const { value, problem } = run(mf.value);
  result.replaceChildren(value ? mathOf(write(value)) : problem);
  ce.restore(before);
}

function enter() {
  const { value } = run(mf.value);
  if (value === undefined) return;
  ce.assign("Ans", value);
  const line = document.createElement("li");
  line.append(mathOf(`${mf.value}=${write(value)}`));
  results.append(line);
  mf.value = "";
  show();
}

const insert = (latex) => () => mf.insert(latex, { focus: true });

function addKey(label, press, name = label) {
  const button = document.createElement("button");
  button.textContent = label;
  button.ariaLabel = name;
  button.addEventListener("click", press);
  keypad.append(button);
}

addKey("7", insert("7"));
addKey("8", insert("8"));
addKey("9", insert("9"));
addKey("÷", insert("\\frac{#@}{#?}"), "divided by");
addKey("√", insert("\\sqrt{#?}"), "square root");
addKey("4", insert("4"));
addKey("5", insert("5"));
addKey("6", insert("6"));
addKey("×", insert("\\times"), "times");
addKey("xⁿ", insert("#@^{#?}"), "to the power of");
addKey("1", insert("1"));
addKey("2", insert("2"));
addKey("3", insert("3"));
addKey("−", insert("-"), "minus");
addKey("sin", insert("\\sin(#?)"), "sine");
addKey("0", insert("0"));
addKey(".", insert("."), "point");
addKey("π", insert("\\pi"), "pi");
addKey("+", insert("+"), "plus");
addKey("ln", insert("\\ln(#?)"), "natural logarithm");
addKey("(", insert("("), "open bracket");
addKey(")", insert(")"), "close bracket");
addKey("Ans", insert("\\mathrm{Ans}"), "last result");
addKey("⌫", () => mf.executeCommand("deleteBackward"), "delete");
addKey("=", enter, "equals");

mf.addEventListener("input", show);
mf.addEventListener("change", () => {
  if (mf.hasFocus()) enter();
});
decimals.addEventListener("change", show);
degrees.addEventListener("change", () => {
  ce.angularUnit = degrees.checked ? "deg" : "rad";
  show();
});
show();
