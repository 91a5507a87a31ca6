import "/mathlive/mathlive.min.mjs";

// #region origin
const PAGE = `http://127.0.0.1:${location.port}`;

const keyboard = window.mathVirtualKeyboard;
keyboard.targetOrigin = PAGE;
keyboard.originValidator = (origin) =>
  origin === PAGE || origin === location.origin;
// #endregion

document.querySelector("button").addEventListener("click", () => {
  document.querySelector("math-field").focus();
  keyboard.show();
});
