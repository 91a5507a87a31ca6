import { useId, useState, type KeyboardEvent } from "react";

import styles from "./styles.module.css";

export interface Tab {
  /** `html`, `css` or `js`. */
  readonly language: string;
  readonly label: string;
  /** Content of the `<code>`, made by the build. */
  readonly html: string;
}

interface Props {
  readonly tabs: readonly Tab[];
  /** Language of the tab that is open at first. */
  readonly open: string;
  /** What the tabs belong to. */
  readonly name: string;
}

/** Steps that the keys take through the tabs. */
const STEPS: Readonly<Record<string, (from: number, count: number) => number>> =
  {
    ArrowLeft: (from, count) => (from + count - 1) % count,
    ArrowRight: (from, count) => (from + 1) % count,
    Home: () => 0,
    End: (_, count) => count - 1,
  };

/** The sources of an example: one at a time, or all when there are no scripts. */
export default function Tabs({ tabs, open, name }: Props) {
  const id = useId();
  const [chosen, choose] = useState(open);
  const idOf = (language: string, part: string) => `${id}${language}-${part}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const from = tabs.findIndex(({ language }) => language === chosen);
    const next = tabs[STEPS[event.key]?.(from, tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    choose(next.language);
    document.getElementById(idOf(next.language, "tab"))?.focus();
  };

  return (
    <>
      <div
        className={styles.tabs}
        role="tablist"
        aria-label={`Sources of ${name}`}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ language, label }) => (
          <button
            key={language}
            type="button"
            role="tab"
            className={styles.tab}
            id={idOf(language, "tab")}
            aria-controls={idOf(language, "panel")}
            aria-selected={language === chosen}
            tabIndex={language === chosen ? 0 : -1}
            onClick={() => choose(language)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ language, label, html }) => (
        <div
          key={language}
          role="tabpanel"
          className={styles.panel}
          id={idOf(language, "panel")}
          aria-labelledby={idOf(language, "tab")}
          hidden={language !== chosen}
          data-language={language}
        >
          <p className={styles.label}>{label}</p>
          <pre className={styles.code}>
            <code dangerouslySetInnerHTML={{ __html: html }} />
          </pre>
        </div>
      ))}
    </>
  );
}
