import type { RelativePoint } from "./plane/view";

/** Distance that an arrow key moves the view, as a share of it. */
const STEP = 0.1;
/** Factor by which `+` shrinks the view. */
export const CLOSER = 0.8;
/** Growth of the view by a pixel of the wheel's way, and the most at once. */
const WHEEL_RATE = 0.002;
const MOST_WHEEL = 0.7;
/** A line of the wheel's way, where the browser counts in lines, in pixels. */
const LINE = 16;

const ARROWS: Readonly<Record<string, RelativePoint>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

/** Actions on a plot that pointer and keyboard ask for. */
export interface Actions {
  /** Moves the view: shares of its width and height, to the right and up. */
  pan(by: RelativePoint): void;
  /** Show less or more, and leave a place where it is: the middle, or `at`. */
  zoom(factor: number, at?: RelativePoint): void;
  reset(): void;
  /** Shows the point above or below a place. */
  trace(at: RelativePoint): void;
  /** Go along the curve: a step to the right, or with −1 to the left. */
  follow(direction: 1 | -1): void;
  /** Leaves the curve. */
  leave(): void;
}

interface Position {
  readonly x: number;
  readonly y: number;
}

/**
 * Reads the keyboard, the mouse, the wheel and fingers. The page can be
 * scrolled past the plot: the wheel zooms with Ctrl, or once the plot has been
 * clicked; one finger moves it sideways only, as its `touch-action` says.
 *
 * @param frame - What has the focus and takes the gestures.
 * @param planeOf - Tells where the plane is in the window, in pixels.
 * @param signal - Ends it.
 */
export function readInput(
  frame: HTMLElement,
  planeOf: () => DOMRect,
  actions: Actions,
  signal: AbortSignal,
): void {
  const held = new Map<number, Position>();

  const place = ({ x, y }: Position): RelativePoint => {
    const { left, bottom, width, height } = planeOf();
    return { x: (x - left) / width, y: (bottom - y) / height };
  };

  const drag = (before: Position, after: Position) => {
    const { width, height } = planeOf();
    actions.pan({
      x: (before.x - after.x) / width,
      y: (after.y - before.y) / height,
    });
  };

  const hold = (event: PointerEvent) => {
    const position = positionOf(event);
    if (!held.has(event.pointerId)) {
      actions.trace(place(position));
      return;
    }
    const before = summary([...held.values()]);
    held.set(event.pointerId, position);
    const after = summary([...held.values()]);
    drag(before.middle, after.middle);
    if (before.spread > 0 && after.spread > 0)
      actions.zoom(before.spread / after.spread, place(after.middle));
  };

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const position = positionOf(event);
    frame.setPointerCapture(event.pointerId);
    held.set(event.pointerId, position);
    actions.trace(place(position));
  };

  const release = (event: PointerEvent) => held.delete(event.pointerId);

  const turn = (event: WheelEvent) => {
    // A pinch on a touchpad comes as a wheel with Ctrl.
    if (!event.ctrlKey && document.activeElement !== frame) return;
    event.preventDefault();
    const way = event.deltaY * (event.deltaMode === 0 ? 1 : LINE);
    const rate = Math.min(Math.max(way * WHEEL_RATE, -MOST_WHEEL), MOST_WHEEL);
    actions.zoom(Math.exp(rate), place(positionOf(event)));
  };

  // A finger leaves the screen; what it has shown stays.
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse") actions.leave();
  };

  const type = (event: KeyboardEvent) => {
    if (pressKey(event, actions)) event.preventDefault();
  };

  const options = { signal };
  frame.addEventListener("pointerdown", press, options);
  frame.addEventListener("pointermove", hold, options);
  frame.addEventListener("pointerup", release, options);
  frame.addEventListener("pointercancel", release, options);
  frame.addEventListener("pointerleave", leave, options);
  frame.addEventListener("wheel", turn, { signal, passive: false });
  frame.addEventListener("keydown", type, options);
  frame.addEventListener("blur", () => actions.leave(), options);
}

function positionOf({ clientX, clientY }: MouseEvent): Position {
  return { x: clientX, y: clientY };
}

/** The middle of fingers, and the distance between the first two. */
function summary(positions: readonly Position[]) {
  const [first = { x: 0, y: 0 }, second = first] = positions;
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    spread: Math.hypot(first.x - second.x, first.y - second.y),
  };
}

/** @returns Whether the key is for anything. */
function pressKey(event: KeyboardEvent, actions: Actions): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey) return false;
  const by = ARROWS[key];
  if (by && by.x !== 0 && shiftKey) actions.follow(by.x > 0 ? 1 : -1);
  else if (by) actions.pan(by);
  else if (key === "+" || key === "=") actions.zoom(CLOSER);
  else if (key === "-" || key === "_") actions.zoom(1 / CLOSER);
  else if (key === "Home") actions.reset();
  else if (key === "Escape") actions.leave();
  else return false;
  return true;
}
