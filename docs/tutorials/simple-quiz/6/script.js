import "mathlive";
import { CancellationError, ComputeEngine } from "@cortex-js/compute-engine";

const ce = new ComputeEngine();
const form = document.querySelector("form");
const mf = document.querySelector("math-field");
const message = document.querySelector("[role=status]");

const question = { key: ce.parse("\\frac{3}{4}"), form: "raw" };

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

function check() {
  const verdict = gradeInTime(mf.value, question);
  message.textContent = messages[verdict];
}

mf.addEventListener("change", () => {
  if (mf.hasFocus()) check();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  check();
});
