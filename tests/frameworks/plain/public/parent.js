import "/mathlive/mathlive.min.mjs";

// #region origin
const FRAME = `http://localhost:${location.port}`;

const keyboard = window.mathVirtualKeyboard;
keyboard.targetOrigin = FRAME;
keyboard.originValidator = (origin) =>
  origin === FRAME || origin === location.origin;
// #endregion

keyboard.addEventListener("virtual-keyboard-toggle", () => {
  document.querySelector("output").textContent = "open";
});
const frame = document.createElement("iframe");
frame.title = "Question";
frame.src = `${FRAME}/frame.html`;
document.querySelector("main").append(frame);
