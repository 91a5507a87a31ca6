import type { MathfieldElement } from "mathlive";

const mf = document.querySelector<MathfieldElement>("math-field")!;

function addButton(label: string, onClick: () => void) {
  const button = document.createElement("button");
  button.textContent = label;
  button.addEventListener("click", onClick);
  document.body.append(button);
}

function set(latex: string) {
  mf.value = latex;
  mf.dispatchEvent(new Event("input"));
}

addButton("Set to √2", () => set("\\sqrt{2}"));
addButton("Hide", () => {
  if (mf.isConnected) mf.remove();
  else {
    set("\\frac{x}{2}");
    document.body.prepend(mf);
  }
});
