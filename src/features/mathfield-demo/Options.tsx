import { useEffect, useState } from "react";

import CodeBlock from "../../components/CodeBlock";
import { useDemo } from "./context";
import { DECIMALS, LAYOUTS, LETTERS, POLICIES } from "./state";
import { htmlOf, scriptOf } from "./snippet";
import styles from "./styles.module.css";

const CHOICES = [
  ["policy", "Virtual keyboard opens", POLICIES],
  ["layout", "Keyboard layout", LAYOUTS],
  ["letters", "Letter shapes", LETTERS],
  ["decimal", "Decimal sign", DECIMALS],
] as const;

const FLAGS = [
  ["smartMode", "Smart mode: words become text"],
  ["smartFence", "Smart fence: parentheses grow and close"],
  ["smartSuperscript", "Smart superscript: a digit ends the exponent"],
  ["readOnly", "Read-only"],
] as const;

/** How the field behaves, and the code for a field that behaves so. */
export default function Options() {
  const { state, change, field } = useDemo();
  return (
    <>
      <div role="group" aria-label="Options" className={styles.options}>
        {CHOICES.map(([name, label, values]) => (
          <label key={name} className={styles.choice}>
            <span>{label}</span>
            <select
              value={state[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            >
              {values.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        ))}
        {FLAGS.map(([name, label]) => (
          <label key={name} className={styles.flag}>
            <input
              type="checkbox"
              checked={state[name]}
              onChange={({ target }) => change({ [name]: target.checked })}
            />
            <span>{label}</span>
          </label>
        ))}
        <div className={styles.buttons}>
          <KeyboardButton />
          <button
            type="button"
            className="button button--sm"
            disabled={!field}
            onClick={() => {
              field?.focus();
              field?.executeCommand("toggleKeystrokeCaption");
            }}
          >
            Keystroke caption on or off
          </button>
        </div>
      </div>
      <div className={styles.code}>
        <CodeBlock {...htmlOf(state)} language="HTML" kind="html" />
        <CodeBlock {...scriptOf(state)} language="JavaScript" kind="js" />
      </div>
    </>
  );
}

/** A button that opens the virtual keyboard, and closes it. */
function KeyboardButton() {
  const { field } = useDemo();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!field) return;
    const keyboard = window.mathVirtualKeyboard;
    const follow = () => setIsOpen(keyboard.visible);
    keyboard.addEventListener("virtual-keyboard-toggle", follow);
    return () =>
      keyboard.removeEventListener("virtual-keyboard-toggle", follow);
  }, [field]);
  return (
    <button
      type="button"
      className="button button--sm"
      disabled={!field}
      onClick={() => {
        if (isOpen) window.mathVirtualKeyboard.hide();
        else {
          field?.focus();
          window.mathVirtualKeyboard.show();
        }
      }}
    >
      {isOpen ? "Hide the virtual keyboard" : "Show the virtual keyboard"}
    </button>
  );
}
