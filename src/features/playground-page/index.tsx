import clsx from "clsx";
import { useEffect, useRef, useState } from "react";

import type { ClassName } from "@site/src/markup";
import type { Built } from "@site/src/playground/boot";
import Choice from "../../components/Choice";
import { Budget } from "./Budget";
import { BEFORE } from "./code";
import { Session } from "./session";
import { StartingPoints } from "./StartingPoints";
import styles from "./styles.module.css";

const LANGUAGES = { js: "JavaScript", ts: "TypeScript", markup: "Markup" };

/** The editor, what is chosen for it, and the starting points. */
export default function Workspace() {
  const section = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const session = useRef<Session>(null);
  const [view, setView] = useState(BEFORE);
  useEffect(() => {
    if (place.current === null) return;
    const opened = new Session(place.current, setView);
    session.current = opened;
    void opened.start();
    return () => opened.close();
  }, []);

  const { language, note, problem, editor } = view;
  const isStatic = view === BEFORE;
  return (
    <div className={styles.workspace}>
      <section
        ref={section}
        className={styles.editor}
        aria-label="Editor"
        tabIndex={-1}
      >
        <div className={styles.head}>
          <Choice
            label="Language"
            options={LANGUAGES}
            value={language}
            disabled={isStatic}
            onChange={(chosen) => void session.current?.setLanguage(chosen)}
          />
          <div className={styles.notices}>
            <p role="status">{note}</p>
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          </div>
          <Budget
            disabled={isStatic}
            onChange={(seconds) => session.current?.setBudget(seconds)}
          />
        </div>
        <div className={styles.place}>
          {editor === "loading" && <Waiting built={view.built} />}
          {editor === "failed" && (
            <div role="alert">
              <p>The editor could not be loaded. The code is not lost.</p>
              <button
                type="button"
                className="button button--sm"
                onClick={() => void session.current?.open()}
              >
                Retry
              </button>
            </div>
          )}
          <div ref={place} />
        </div>
      </section>
      <StartingPoints
        onChoose={(state) => {
          session.current?.choose(state);
          section.current?.focus({ preventScroll: true });
          if (isAboveView(section.current)) section.current?.scrollIntoView();
        }}
      />
    </div>
  );
}

/** Tells whether an element begins behind the navbar, or above it. */
function isAboveView(element: HTMLElement | null): boolean {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const top = element?.getBoundingClientRect().top ?? Infinity;
  return top < parseFloat(scrollPaddingTop);
}

/** Shows a placeholder until the editor is loaded. */
function Waiting({ built }: { readonly built: Built | undefined }) {
  return (
    <figure
      className={clsx("code-block" satisfies ClassName, "playground-whole")}
    >
      <p>Loading the editor…</p>
      {built && (
        <pre>
          <code dangerouslySetInnerHTML={{ __html: built.html }} />
        </pre>
      )}
    </figure>
  );
}
