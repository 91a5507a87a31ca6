// #region field
import "mathlive/fonts.css";
import { MathfieldElement } from "mathlive";

MathfieldElement.soundsDirectory = "/sounds";

const mf = document.querySelector<MathfieldElement>("math-field")!;
const output = document.querySelector("output")!;
const show = () => (output.textContent = mf.value);
mf.addEventListener("input", show);
show();
// #endregion

import "./buttons";
