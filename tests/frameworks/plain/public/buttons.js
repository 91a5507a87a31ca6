const mf = document.querySelector("math-field");

function addButton(label, onClick) {
  const button = document.createElement("button");
  button.textContent = label;
  button.addEventListener("click", onClick);
  document.body.append(button);
}

function set(latex) {
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
