import type { RelativePoint } from "./plane";

/** How far an arrow key moves the view, as a share of it. */
const STEP = 0.1;
/** How much of the view is left after `+`. */
export const CLOSER = 0.8;

/** What keys want. */
interface KeyActions {
  pan(by: RelativePoint): void;
  zoom(direction: "in" | "out"): void;
  reset(): void;
  /** Follow the curve: a step to the right, or with −1 to the left. */
  follow(direction: 1 | -1): void;
  /** Leave the curve. */
  leave(): void;
}

/**
 * Read the keyboard.
 *
 * @param frame - What has the focus.
 * @param signal - Ends it.
 */
export function readKeys(
  frame: HTMLElement,
  actions: KeyActions,
  signal: AbortSignal,
): void {
  const press = (event: KeyboardEvent) => {
    if (pressKey(event, actions)) event.preventDefault();
  };
  frame.addEventListener("keydown", press, { signal });
}

/** @returns Whether the key is for anything. */
function pressKey(event: KeyboardEvent, actions: KeyActions): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  switch (event.key) {
    case "ArrowLeft":
      if (event.shiftKey) actions.follow(-1);
      else actions.pan({ x: -STEP, y: 0 });
      return true;
    case "ArrowRight":
      if (event.shiftKey) actions.follow(1);
      else actions.pan({ x: STEP, y: 0 });
      return true;
    case "ArrowUp":
      actions.pan({ x: 0, y: STEP });
      return true;
    case "ArrowDown":
      actions.pan({ x: 0, y: -STEP });
      return true;
    case "+":
    case "=":
      actions.zoom("in");
      return true;
    case "-":
    case "_":
      actions.zoom("out");
      return true;
    case "Home":
      actions.reset();
      return true;
    case "Escape":
      actions.leave();
      return true;
    default:
      return false;
  }
}
