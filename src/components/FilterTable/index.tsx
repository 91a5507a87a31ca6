import { useEffect, useId, useRef, useState } from "react";

import StaticMarkup from "@site/src/components/StaticMarkup";

import { Rows } from "./rows";
import styles from "./styles.module.css";

/** A choice that narrows the rows, such as their category. */
interface Facet {
  readonly name: string;
  /** What the reader sees, by the word that rows carry in `data-is`. */
  readonly options: Readonly<Record<string, string>>;
}

interface Props {
  /**
   * The rows, made by the build: elements with `data-find`, the words by which
   * they are found, in lower case; with `data-is` the options that hold of
   * them. Those that belong together may stand in an element with `data-group`,
   * and a long group in groups of a screen each.
   * What has `data-copy` copies that text when it is pressed.
   */
  readonly html: string;
  /** What the field is called. */
  readonly label: string;
  /** What the rows are, in the plural. */
  readonly noun: string;
  readonly facets?: readonly Facet[];
}

/**
 * A list of hundreds of rows that narrows as the reader types. It stands whole
 * in the page without scripts; rows out of view are neither laid out nor taken
 * over by React.
 */
export default function FilterTable({ html, label, noun, facets = [] }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const rows = useRef<Rows>(null);
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [status, setStatus] = useState(
    () => `${String(countRows(html))} ${noun}`,
  );

  useEffect(() => {
    if (!box.current) return;
    rows.current ??= new Rows(box.current);
    const options = Object.values(chosen).filter(Boolean);
    // What is found starts at the top; a page opened at a row stays there.
    if (query !== "" || options.length > 0) box.current.scrollTop = 0;
    const { shown, total } = rows.current.filter(query, options);
    setStatus(
      shown === total
        ? `${String(total)} ${noun}`
        : `${String(shown)} of ${String(total)} ${noun}`,
    );
  }, [query, chosen, noun]);

  return (
    <div className={styles.table}>
      <div className={styles.fields}>
        <label className={styles.field}>
          <span>{label}</span>
          <input
            type="search"
            value={query}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-controls={id}
            onChange={({ target }) => {
              setQuery(target.value);
            }}
            onKeyDown={(event) => {
              // Not every browser does that by itself.
              if (event.key === "Escape") setQuery("");
              if (event.key === "ArrowDown" && rows.current?.focusFirst()) {
                event.preventDefault();
              }
            }}
          />
        </label>
        {facets.map(({ name, options }) => (
          <label key={name} className={styles.field}>
            <span>{name}</span>
            <select
              value={chosen[name] ?? ""}
              onChange={({ target }) => {
                setChosen({ ...chosen, [name]: target.value });
              }}
            >
              <option value="">all</option>
              {Object.entries(options).map(([word, text]) => (
                <option key={word} value={word}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        <p className={styles.status} role="status">
          {status}
        </p>
      </div>
      <div
        ref={box}
        id={id}
        className={styles.rows}
        role="region"
        aria-label={noun}
        // What scrolls has to be reached by keyboard.
        tabIndex={0}
      >
        <StaticMarkup html={html} />
      </div>
    </div>
  );
}

/** How many rows a page has before its scripts have read them. */
function countRows(html: string): number {
  return html.split(" data-find=").length - 1;
}
