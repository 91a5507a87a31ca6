import "mathlive";
import {
  CancellationError,
  ComputeEngine,
  expand,
} from "@cortex-js/compute-engine";

const ce = new ComputeEngine();
ce.declare("x", "number");

const form = document.querySelector("form");
const task = document.querySelector("#task");
const formula = document.querySelector("#formula");
const mf = document.querySelector("math-field");
const message = document.querySelector("[role=status]");
const checkButton = document.querySelector("button");
const skipButton = document.querySelector("#skip");

const random = (from, to) => from + Math.floor(Math.random() * (to - from + 1));

function fractions() {
  const n = random(3, 9);
  const latex = `\\frac{1}{2}+\\frac{1}{${n}}`;
  return {
    task: "Add. Answer in lowest terms.",
    latex,
    key: ce.parse(latex).evaluate(),
    form: "raw",
    hint: `Both are fractions over ${2 * n}.`,
  };
}

function product() {
  const latex = `(x+${random(1, 4)})(x+${random(5, 9)})`;
  return {
    task: "Expand and simplify.",
    latex,
    key: expand(ce.parse(latex)),
    form: "canonical",
    hint: "Multiply each term of one bracket by each term of the other.",
  };
}

function derivative() {
  const latex = `\\frac{d}{dx}${random(2, 9)}x^${random(3, 5)}`;
  return {
    task: "Differentiate.",
    latex,
    key: ce.parse(latex).evaluate(),
    form: "canonical",
    hint: "Multiply by the exponent, then make the exponent one less.",
  };
}

const kinds = [fractions, product, derivative];
let question;
let tries;
let isOver;

const messages = {
  empty: "Type an answer first.",
  unfinished: "This formula is not complete.",
  slow: "This takes too long to check. Is there a simpler way to write it?",
  wrong: "Not yet.",
  otherForm: "Equal, but not in the form that the question asks for.",
  right: "Right!",
};

/** Grades an answer with one of the names of `messages`. */
function grade(latex, { key, form }) {
  const answer = ce.parse(latex);
  if (answer.isSame(ce.Nothing)) return "empty";
  if (!answer.isValid) return "unfinished";
  if (answer.isIdenticallyEqual(key) !== true) return "wrong";
  const written = (source) => ce.parse(source, { form });
  return written(latex).isSame(written(key.latex)) ? "right" : "otherForm";
}

/** Grades an answer, or gives up after a second. */
function gradeInTime(latex, question) {
  try {
    return ce.withTimeLimit(1000, () => grade(latex, question));
  } catch (error) {
    if (error instanceof CancellationError) return "slow";
    throw error;
  }
}

function ask() {
  question = kinds[random(0, kinds.length - 1)]();
  tries = 0;
  isOver = false;
  task.textContent = question.task;
  const math = document.createElement("math-div");
  math.textContent = question.latex;
  formula.replaceChildren(math);
  mf.value = "";
  message.textContent = "";
  checkButton.textContent = "Check";
  skipButton.hidden = false;
}

function check() {
  const verdict = gradeInTime(mf.value, question);
  let text = messages[verdict];
  if (verdict === "wrong") {
    tries += 1;
    text += ` Wrong tries: ${tries}.`;
    if (tries >= 2) text += ` Hint: ${question.hint}`;
  }
  message.textContent = text;
  if (verdict === "right") {
    isOver = true;
    checkButton.textContent = "Next question";
    skipButton.hidden = true;
  }
}

function goOn() {
  ask();
  mf.focus();
}

const act = () => (isOver ? goOn() : check());

mf.addEventListener("change", () => {
  if (mf.hasFocus()) act();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  act();
});
skipButton.addEventListener("click", goOn);

ask();
