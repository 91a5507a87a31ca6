/**
 * Code of a result that notes the keys it gets, and takes the focus again and
 * again. `missed` counts the attempts in a row that brought it nothing.
 */
const again = (attempt: string, everyMs = 5) => `window.keys = "";
window.missed = 0;
addEventListener("keydown", ({ key }) => { keys += key }, true);
addEventListener("focus", () => { missed = -1 }, true);
const input = document.querySelector("input");
setInterval(() => {
  ${attempt};
  missed += 1;
}, ${String(everyMs)});`;

const FORM = "<input aria-label='text' required>";

interface Thief {
  readonly html: string;
  readonly js: string;
}

/** Ways that the guard in a result refuses. */
export const REFUSED: Readonly<Record<string, Thief>> = {
  "a field": { html: FORM, js: again("input.blur(); input.focus()") },
  "its window": { html: FORM, js: again("window.focus()") },
  "another realm": {
    html: FORM,
    js: again(`try {
    const frame = document.createElement("iframe");
    document.body.append(frame);
    frame.contentWindow.HTMLElement.prototype.focus.call(input);
  } catch {}`),
  },
};

/** Ways that go around the guard. */
export const INSISTENT: Readonly<Record<string, Thief>> = {
  "a dialog": {
    html: `${FORM}<dialog><input></dialog>`,
    js: again(`const dialog = document.querySelector("dialog");
  dialog.close();
  dialog.showModal()`),
  },
  "the function of another window": {
    html: FORM,
    js: again("top.focus.call(window)"),
  },
  "a form that is not complete": {
    html: `<form>${FORM}</form>`,
    js: again("document.forms[0].reportValidity()"),
  },
};
