import clsx from "clsx";
import { useEffect, useState } from "react";

import styles from "./CopyButton.module.css";

/** Time for which the button says that it copied, in milliseconds. */
const CONFIRMATION_MS = 2000;

type State = "idle" | "copied" | "failed";

interface Props {
  /** Gives the text, asked for when the button is pressed. */
  readonly text: (button: HTMLButtonElement) => string | Promise<string>;
  /** Name of what is copied, for those who cannot see where the button is. */
  readonly what: string;
  /** Label of the button before it is pressed. */
  readonly label?: string;
  /** Returns the label for when nothing was copied, given what was thrown. */
  readonly failure?: (error: unknown) => string;
  readonly className?: string;
}

const BY_HAND = () => "Press Ctrl+C to copy";

/** A button that puts a string on the clipboard and says so. */
export default function CopyButton({
  text,
  what,
  label = "Copy",
  failure = BY_HAND,
  className,
}: Props) {
  const [state, setState] = useState<State>("idle");
  const [reason, setReason] = useState("");
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const labels: Readonly<Record<State, string>> = {
    idle: label,
    copied: "Copied",
    failed: reason,
  };
  return (
    <button
      type="button"
      className={clsx(
        "quiet-button",
        styles.button,
        state === "copied" && styles.copied,
        className,
      )}
      onClick={(event) => {
        copy(text(event.currentTarget)).then(
          () => setState("copied"),
          (error: unknown) => {
            setReason(failure(error));
            setState("failed");
          },
        );
      }}
    >
      <span aria-live="polite">{labels[state]}</span>
      {/* One string: React marks in the page where two meet. */}
      <span className="sr-only">{` ${what}`}</span>
    </button>
  );
}

async function copy(text: string | Promise<string>): Promise<void> {
  // Without a secure context there is no clipboard to write to: it throws.
  if (typeof text === "string") return navigator.clipboard.writeText(text);
  // A string that is still to come keeps the right that the click gave.
  const item = new ClipboardItem({ "text/plain": text });
  // Where the text does not come, that is the reason to give.
  await Promise.all([text, navigator.clipboard.write([item])]);
}
