import { useEffect, useState } from "react";

import { useDemo } from "./context";
import styles from "./options.module.css";
import { DECIMALS, LAYOUTS, LETTERS, LOCALES, POLICIES } from "./state";

const CHOICES = [
  ["policy", "Virtual keyboard opens", named(POLICIES)],
  ["layout", "Keyboard layout", named(LAYOUTS)],
  ["letters", "Letter shapes", named(LETTERS)],
  ["decimal", "Decimal sign", named(DECIMALS)],
  ["locale", "Language of the menu", Object.entries(LOCALES)],
] as const;

const FLAGS = [
  ["smartMode", "Smart mode", "words become text"],
  ["smartFence", "Smart fence", "parentheses grow and close"],
  ["smartSuperscript", "Smart superscript", "a digit ends the exponent"],
  ["readOnly", "Read-only", ""],
] as const;

/** Shows the options of the field. */
export function DemoOptions() {
  const { state, change, field } = useDemo();
  return (
    <div role="group" aria-label="Options" className={styles.options}>
      {CHOICES.map(([name, label, values]) => (
        <label key={name} className={styles.choice}>
          <span>{label}</span>
          <select
            value={state[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          >
            {values.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      {FLAGS.map(([name, label, meaning]) => (
        <label key={name} className={styles.flag}>
          <input
            type="checkbox"
            checked={state[name]}
            onChange={({ target }) => change({ [name]: target.checked })}
          />
          <span>
            {label}
            {meaning && <small>: {meaning}</small>}
          </span>
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
          Toggle keystroke caption
        </button>
      </div>
    </div>
  );
}

function named<Name extends string>(names: readonly Name[]) {
  return names.map((name) => [name, name] as const);
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
