import { Fragment, useEffect, useRef, useState } from "react";

import { focusAtOnce, pressKey } from "../../field";
import { useDemo } from "./context";
import { keysOf, TRIES, type Try } from "./tries";
import styles from "./tries.module.css";

/** Time between two keys that are pressed for the reader, in milliseconds. */
const BEAT_MS = 90;

/** Formulas to type, each with its keys, and a button that types them. */
export function DemoTries() {
  const { state, field } = useDemo();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => () => clearTimeout(timer.current), []);

  const reached = TRIES.find(({ latex }) => latex === state.latex);
  if (reached && !done.has(reached.title))
    setDone(new Set([...done, reached.title]));

  function clear() {
    clearTimeout(timer.current);
    if (!field) return;
    // It comes into view, but takes keys late, or not at all if it is live
    // since a moment.
    field.focus();
    focusAtOnce(field);
    // As a reader would: then the field tells of it.
    field.executeCommand("deleteAll");
  }

  function show(each: Try) {
    if (!field) return;
    clear();
    const isHasty = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const press = ([key, ...rest]: readonly string[]) => {
      if (key === undefined) return;
      pressKey(field, key);
      timer.current = setTimeout(() => press(rest), isHasty ? 0 : BEAT_MS);
    };
    timer.current = setTimeout(() => press(keysOf(each)), BEAT_MS);
  }

  return (
    <ul className={styles.tries}>
      {TRIES.map((each) => (
        <li key={each.title} data-done={done.has(each.title)}>
          <strong>{each.title}</strong>
          <span className={styles.keys}>
            {each.caps.split(" ").map((cap, index) => (
              <Fragment key={index}>
                <kbd>{cap}</kbd>{" "}
              </Fragment>
            ))}
          </span>
          <span className={styles.buttons}>
            <button
              type="button"
              className="button button--sm"
              disabled={!field}
              onClick={clear}
            >
              Empty the field
              <span className="sr-only"> for {each.title}</span>
            </button>
            <button
              type="button"
              className="button button--sm"
              disabled={!field}
              onClick={() => show(each)}
            >
              Type it for me<span className="sr-only"> {each.title}</span>
            </button>
            <span role="status" className={styles.done}>
              {done.has(each.title) ? "✓ Done" : ""}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
