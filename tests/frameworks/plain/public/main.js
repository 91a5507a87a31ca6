// #region field
import "/mathlive/mathlive.min.mjs";

const mf = document.querySelector("math-field");
const output = document.querySelector("output");
const show = () => (output.textContent = mf.value);
mf.addEventListener("input", show);
show();
// #endregion

import "/buttons.js";
