/** Starting points with mathfields. */
export const markup = [
  {
    title: "A mathfield and its LaTeX",
    summary: "Shows the formula as LaTeX while you type.",
    source: {
      language: "markup",
      html: String.raw`<math-field aria-label="Formula">x=\frac{-b\pm\sqrt{b^2-4ac}}{2a}</math-field>
<p>LaTeX: <output></output></p>`,
      css: `math-field {
  display: block;
  font-size: 1.5rem;
}

output {
  font-family: monospace;
}`,
      js: String.raw`import "mathlive";

const mf = document.querySelector("math-field");
const output = document.querySelector("output");

function show() {
  output.textContent = mf.value;
}

mf.addEventListener("input", show);
show();
console.log(output.textContent); // → x=\frac{-b\pm\sqrt{b^2-4ac}}{2a}`,
    },
  },
  {
    title: "A calculator",
    summary: "The value of what is typed, exact and in decimals.",
    source: {
      language: "markup",
      html: String.raw`<math-field id="input" aria-label="Formula">\int_0^1 \sqrt{1-x^2}\,dx</math-field>
<p>= <math-field id="exact" read-only aria-label="Exact value"></math-field></p>
<p>≈ <output></output></p>`,
      css: `math-field {
  font-size: 1.5rem;
}

#input {
  display: block;
}

#exact {
  border: 0;
}`,
      js: String.raw`import "mathlive";
import { ComputeEngine } from "@cortex-js/compute-engine";

const ce = new ComputeEngine();
const [input, exact] = document.querySelectorAll("math-field");
const output = document.querySelector("output");

function compute() {
  const value = ce.parse(input.value).evaluate();
  exact.value = value.latex;
  output.textContent = value.N().toString();
}

input.addEventListener("input", compute);
compute();
console.log(exact.value); // → \frac{\pi}{4}
console.log(output.textContent); // → 0.785398163397448309616`,
    },
  },
  {
    title: "Grade an answer",
    summary: "Accept every way to write it, and ask for the form you want.",
    source: {
      language: "markup",
      html: String.raw`<p>Expand <math-span>(x+1)(x-3)</math-span>.</p>
<math-field aria-label="Your answer"></math-field>
<p><button>Check</button> <output></output></p>`,
      css: `math-field {
  display: block;
  margin-bottom: 1rem;
  font-size: 1.5rem;
}`,
      js: String.raw`import "mathlive";
import { ComputeEngine } from "@cortex-js/compute-engine";

const ce = new ComputeEngine();
const question = ce.parse("(x+1)(x-3)");

function grade(latex) {
  // As it was written: the engine's own order would hide the form.
  const answer = ce.parse(latex, { form: "raw" });
  if (!answer.isValid) return "This is not a formula yet.";
  if (!question.isIdenticallyEqual(answer.canonical)) return "Not quite.";
  const expanded = ce.expr(["Expand", answer.canonical]).evaluate();
  return expanded.isSame(answer.canonical)
    ? "Right!"
    : "Equal, but not expanded.";
}

const output = document.querySelector("output");
const mf = document.querySelector("math-field");
document.querySelector("button").addEventListener("click", () => {
  output.textContent = grade(mf.value);
});

console.log(grade("x^2-2x-3")); // → Right!
console.log(grade("-3+x^2-2x")); // → Right!
console.log(grade("(x-3)(x+1)")); // → Equal, but not expanded.
console.log(grade("x^2-3")); // → Not quite.`,
    },
  },
  {
    title: "Shortcuts and macros",
    summary: "Names that become symbols as they are typed, and new commands.",
    source: {
      language: "markup",
      html: `<p>Type <kbd>ohm</kbd>, <kbd>RR</kbd>, or <kbd>Ctrl</kbd>+<kbd>Enter</kbd>.</p>
<math-field aria-label="Formula"></math-field>`,
      css: `math-field {
  display: block;
  font-size: 1.5rem;
}`,
      js: String.raw`import "mathlive";

const mf = document.querySelector("math-field");

// What becomes of letters
mf.inlineShortcuts = {
  ...mf.inlineShortcuts,
  ohm: "\\ohm",
  RR: "\\mathbb{R}",
};

// Commands of your own
mf.macros = { ...mf.macros, ohm: "\\,\\Omega" };

// Keys of your own
mf.keybindings = [
  ...mf.keybindings,
  { key: "ctrl+[Enter]", command: ["insert", "\\pm"] },
];

mf.value = "47\\ohm";
console.log(mf.value); // → 47\ohm
console.log(mf.getValue("latex-expanded")); // → 47\,\Omega`,
    },
  },
  {
    title: "Formulas in text",
    summary: "Set the formulas of a page that nobody edits.",
    source: {
      language: "markup",
      html: String.raw`<article>
  <p>A circle of radius \(r\) has the area \(\pi r^2\).</p>
  <p>Half of it, by integration:</p>
  <p>$$\int_{-r}^{r} \sqrt{r^2-x^2}\,dx = \frac{\pi r^2}{2}$$</p>
</article>`,
      css: `article {
  max-width: 30rem;
  font-size: 1.125rem;
}`,
      js: String.raw`import { renderMathInElement } from "mathlive";

const article = document.querySelector("article");
renderMathInElement(article);

const formulas = article.querySelectorAll(".ML__latex");
console.log(formulas.length, "formulas"); // → 3 formulas`,
    },
  },
] as const;
