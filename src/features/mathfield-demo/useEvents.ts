import { useEffect, useRef, useState } from "react";

import type { MathfieldElement } from "../../field";

/** How many events are kept, the newest ones. */
const KEPT = 100;

const OF_FIELD = [
  "beforeinput",
  "input",
  "change",
  "selection-change",
  "move-out",
  "mode-change",
  "undo-state-change",
  "focus",
  "blur",
];

const OF_KEYBOARD = [
  "before-virtual-keyboard-toggle",
  "virtual-keyboard-toggle",
];

/** An event as it is listed. */
export interface Fired {
  readonly id: number;
  /** Since the page was opened, in milliseconds. */
  readonly time: number;
  readonly name: string;
  /** What it carries; empty where that is nothing. */
  readonly detail: string;
}

/**
 * The events of a field and its keyboard as they fire, the newest first.
 *
 * @returns The events, and how to forget them.
 */
export function useEvents(
  field: MathfieldElement | undefined,
  isPaused: boolean,
): readonly [events: readonly Fired[], clear: () => void] {
  const [events, setEvents] = useState<readonly Fired[]>([]);
  const count = useRef(0);
  useEffect(() => {
    if (!field || isPaused) return;
    const listening = new AbortController();
    const { signal } = listening;
    const note = (event: Event) => {
      count.current += 1;
      const fired: Fired = {
        id: count.current,
        time: event.timeStamp,
        name: event.type,
        detail: detailOf(event),
      };
      setEvents((before) => [fired, ...before].slice(0, KEPT));
    };
    for (const name of OF_FIELD) field.addEventListener(name, note, { signal });
    const keyboard = window.mathVirtualKeyboard;
    // The keyboard is no element: it forgets listeners by hand only.
    for (const name of OF_KEYBOARD) keyboard.addEventListener(name, note);
    return () => {
      listening.abort();
      for (const name of OF_KEYBOARD) keyboard.removeEventListener(name, note);
    };
  }, [field, isPaused]);
  return [events, () => setEvents([])];
}

function detailOf(event: Event): string {
  if (event instanceof InputEvent) {
    const { inputType, data } = event;
    const parts = { inputType, ...(data !== null && { data }) };
    return JSON.stringify(parts);
  }
  if (event instanceof CustomEvent && event.detail !== null)
    return JSON.stringify(event.detail);
  return "";
}
