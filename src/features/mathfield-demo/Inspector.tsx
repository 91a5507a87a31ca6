import { useEffect, useState } from "react";

import type { MathfieldElement } from "../../field";

import Choice from "../../components/Choice";
import { useDemo } from "./context";
import styles from "./inspector.module.css";
import { useEvents } from "./useEvents";

/** What changes the selection, or what is told of it. */
const MOVES = ["selection-change", "input", "mode-change", "focus", "blur"];

const VIEWS = { events: "Events, newest first", selection: "Selection" };

/** The events of the field as they fire, or its selection. */
export default function Inspector() {
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
