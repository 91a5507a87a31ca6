import { useEffect, useState } from "react";

import type { MathfieldElement } from "../../field";
import { useDemo } from "./context";
import styles from "./styles.module.css";
import { useEvents } from "./useEvents";

/** What changes the selection, or what is told of it. */
const MOVES = ["selection-change", "input", "mode-change", "focus", "blur"];

/** The events of the field as they fire, and its selection. */
export default function Inspector() {
  const { field } = useDemo();
  const [isPaused, setIsPaused] = useState(false);
  const [events, clear] = useEvents(field, isPaused);
  return (
    <div className={styles.inspector} data-mdast="ignore">
      <section aria-label="Events">
        <div className={styles.head}>
          <span className="label">Events, newest first</span>
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
        </div>
        <div
          className={styles.events}
          role="group"
          aria-label="Events, newest first"
          tabIndex={0}
        >
          {events.length === 0 ? (
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
      <Selection />
    </div>
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
    <section aria-label="Selection">
      <div className={styles.head}>
        <span className="label">Selection</span>
      </div>
      <dl className={styles.facts}>
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
    </section>
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
