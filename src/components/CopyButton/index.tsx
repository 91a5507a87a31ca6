import clsx from "clsx";
import { useEffect, useState } from "react";

import styles from "./styles.module.css";

/** How long the button says that it copied, in milliseconds. */
const CONFIRMATION_MS = 2000;

type State = "idle" | "copied" | "failed";

const LABELS: Readonly<Record<State, string>> = {
  idle: "Copy",
  copied: "Copied",
  failed: "Press Ctrl+C to copy",
};

interface Props {
  /** Gives the text, asked for when the button is pressed. */
  readonly text: (button: HTMLButtonElement) => string | Promise<string>;
  /** What is copied, for those who cannot see what the button stands on. */
  readonly what: string;
  readonly className?: string;
}

/** A button that puts a text on the clipboard and says so. */
export default function CopyButton({ text, what, className }: Props) {
  const [state, setState] = useState<State>("idle");
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <button
      type="button"
      className={clsx("quiet-button", styles.button, className)}
      data-state={state}
      onClick={(event) => {
        copy(text(event.currentTarget)).then(
          () => setState("copied"),
          () => setState("failed"),
        );
      }}
    >
      <span aria-live="polite">{LABELS[state]}</span>
      <span className="sr-only"> {what}</span>
    </button>
  );
}

async function copy(text: string | Promise<string>): Promise<void> {
  // Without a secure context there is no clipboard to write to: it throws.
  if (typeof text === "string") return navigator.clipboard.writeText(text);
  // A text that is still to come keeps the right that the click gave.
  const item = new ClipboardItem({ "text/plain": text });
  return navigator.clipboard.write([item]);
}
