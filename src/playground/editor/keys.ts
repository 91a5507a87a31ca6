import {
  defaultKeymap,
  historyKeymap,
  indentWithTab,
} from "@codemirror/commands";
import type { Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";

/** Hint for the keys whose effect a reader could not guess. */
export const KEYS_HINT =
  "Tab indents. Escape, then Tab or Shift+Tab, leaves the code. " +
  "Control or Command with Enter runs it. " +
  "Control with Space lists names. F8 goes to the next misspelt one, and " +
  "Control or Command with the full stop corrects it.";

/**
 * The keys of the editor.
 *
 * @param run - What Ctrl or Cmd with Enter does.
 */
export function keys(run: () => void): Extension {
  const runs = () => {
    run();
    return true;
  };
  return [
    keymap.of([
      { key: "Mod-Enter", run: runs },
      { key: "Ctrl-Enter", run: runs },
      { key: "Escape", run: leaveWithTab },
      indentWithTab,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    EditorView.domEventHandlers({
      blur: (_event, view) => view.setTabFocusMode(false),
    }),
  ];
}

/**
 * Lets the next Tab move the focus on. There is no hurry: any other key, or
 * coming back later, gives Tab its meaning in the code again.
 */
function leaveWithTab(view: EditorView): boolean {
  view.setTabFocusMode(Infinity);
  return true;
}
