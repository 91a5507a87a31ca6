import "mathlive";

const mf = document.querySelector("math-field");
const message = document.querySelector("[role=status]");

mf.addEventListener("change", () => {
  message.textContent = `You wrote ${mf.value}`;
});
