import { useEffect, useRef, useState } from "react";

import Choice from "../../components/Choice";
import type { MathfieldElement } from "../../field";
import { useDemo } from "./context";
import styles from "./inspector.module.css";

/** Events that change the selection, or what is told of it. */
const MOVES = ["selection-change", "input", "mode-change", "focus", "blur"];

const VIEWS = { events: "Events, newest first", selection: "Selection" };

/** The events of the field as they fire, or its selection. */
export function DemoInspector() {
  const { field } = useDemo();
  const [view, setView] = useState<keyof typeof VIEWS>("events");
  const [isPaused, setIsPaused] = useState(false);
  const [events, clear] = useEvents(field, isPaused);
  const isEvents = view === "events";
  return (
    <section
      aria-label={isEvents ? "Events" : "Selection"}
      className={styles.inspector}
      data-mdast="ignore"
    >
      <div className={styles.head}>
        <Choice label="Watch" options={VIEWS} value={view} onChange={setView} />
        {isEvents && (
          <span className={styles.buttons}>
            <label className={styles.flag}>
              <input
                type="checkbox"
                checked={isPaused}
                onChange={({ target }) => setIsPaused(target.checked)}
              />
              <span>Pause</span>
            </label>
            <button type="button" className="quiet-button" onClick={clear}>
              Clear<span className="sr-only"> events</span>
            </button>
          </span>
        )}
      </div>
      <div
        className={styles.body}
        role="group"
        aria-label={VIEWS[view]}
        tabIndex={0}
      >
        {!isEvents ? (
          <Selection />
        ) : events.length === 0 ? (
          <p>Type in the field, or move its caret.</p>
        ) : (
          <ol>
            {events.map(({ id, time, name, detail }) => (
              <li key={id}>
                <time>{(time / 1000).toFixed(2)}</time> <code>{name}</code>{" "}
                <span>{detail}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

function Selection() {
  const { field, state } = useDemo();
  const [facts, setFacts] = useState<readonly (readonly [string, string])[]>(
    [],
  );
  useEffect(() => {
    if (!field) return;
    const read = () => setFacts(factsOf(field));
    read();
    for (const name of MOVES) field.addEventListener(name, read);
    return () => {
      for (const name of MOVES) field.removeEventListener(name, read);
    };
  }, [field, state]);
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(field: MathfieldElement) {
  const { selection, position, lastOffset, mode, selectionIsCollapsed } = field;
  return [
    ["selection.ranges", JSON.stringify(selection.ranges)],
    ["selection.direction", selection.direction ?? "none"],
    ["selectionIsCollapsed", String(selectionIsCollapsed)],
    ["position", `${String(position)} of ${String(lastOffset)}`],
    ["mode", mode],
    ["getValue(selection)", field.getValue(selection)],
  ] as const;
}

/** Largest number of events that are kept, the newest ones. */
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
interface Fired {
  readonly id: number;
  /** Since the page was opened, in milliseconds. */
  readonly time: number;
  readonly name: string;
  /** Data that the event carries, as JSON; empty where there is none. */
  readonly detail: string;
}

/**
 * The events of a field and its keyboard as they fire, the newest first.
 *
 * @returns The events, and how to forget them.
 */
function useEvents(
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
