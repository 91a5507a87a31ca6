/**
 * Makes the script of mathlive work in a frame that is the whole world of its
 * example, as the page of a reader's project is.
 *
 * In a frame mathlive uses the keyboard of the top window. What exists of it
 * before mathlive looks is used instead: here the keyboard of the frame itself,
 * which mathlive makes when first asked (it imports itself, since its exported
 * functions exist before it is evaluated). Its address, which it takes from
 * stack traces otherwise, and complains when it finds none, is that of the
 * document; and as sounds cannot be fetched, there are none.
 */
export function adaptMathlive(script: Blob): (Blob | string)[] {
  return [BEFORE, script, AFTER];
}

const BEFORE = `import * as $mathlive from "mathlive";
Object.defineProperty(document, "currentScript", { configurable: true, value: { src: document.baseURI } });
Object.defineProperty(window, "mathVirtualKeyboard", { configurable: true, get() {
  delete window.mathVirtualKeyboard;
  return $mathlive.initVirtualKeyboardInCurrentBrowsingContext();
} });
`;

const AFTER = `
;delete document.currentScript;
globalThis.MathfieldElement.soundsDirectory = null;
`;
