import { useEffect, useRef, type ReactNode } from "react";

import { showAboveKeyboard } from "../above-keyboard";
import { DemoContext } from "./context";
import styles from "./styles.module.css";
import { useSession } from "./useSession";

export { default as ComputeAnswer } from "./ComputeAnswer";
export { default as ComputeField } from "./ComputeField";
export { default as ComputeInput } from "./ComputeInput";
export { default as ComputeOutputs } from "./ComputeOutputs";
export { default as ComputePlot } from "./ComputePlot";
export { default as ComputeSource } from "./ComputeSource";

interface Props {
  /** A `ComputeInput` and `ComputeOutputs`. */
  readonly children: ReactNode;
}

/**
 * All that the engine makes of an expression, while it is typed. What the build
 * computed stands there first; nothing is loaded before the reader is near.
 */
export function ComputeDemo({ children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { view, session } = useSession();
  const isSlow = view.status === "slow";

  useEffect(() => {
    const element = root.current;
    if (!isSlow || !element) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || isWanted(event)) return;
      event.preventDefault();
      event.stopPropagation();
      session.current?.cancel();
    };
    // Ahead of the field, which would take to LaTeX.
    element.addEventListener("keydown", cancel, true);
    return () => element.removeEventListener("keydown", cancel, true);
  }, [session, isSlow]);

  const start = () => session.current?.start();
  return (
    <div
      ref={root}
      className={styles.demo}
      data-demo="compute"
      onPointerDown={start}
      onFocus={({ target }) => {
        start();
        showAboveKeyboard(target);
      }}
    >
      <DemoContext value={{ view, session }}>{children}</DemoContext>
    </div>
  );
}

/** Whether Escape is for something that is open. */
function isWanted({ target, isComposing }: KeyboardEvent): boolean {
  const isTypingLatex = (target as { mode?: unknown }).mode === "latex";
  const isOpen = document.querySelector(":popover-open, dialog[open]") !== null;
  return isComposing || isTypingLatex || isOpen;
}
