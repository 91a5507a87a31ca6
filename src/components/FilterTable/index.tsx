import { useQueryString } from "@docusaurus/theme-common";
import clsx from "clsx";
import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";

import { wordsOf } from "@site/src/address";
import StaticMarkup from "@site/src/components/StaticMarkup";

import { Rows } from "./rows";
import styles from "./styles.module.css";

/** A choice that narrows the rows, such as their category. */
interface Facet {
  readonly name: string;
  /** What the reader sees, by the word that rows carry in `data-is`. */
  readonly options: Readonly<Record<string, string>>;
  /** The option of this reader, asked for in the browser: then one always holds. */
  readonly own?: () => string;
}

interface Props {
  /**
   * The rows, made by the build: elements with `data-find`, the words by which
   * they are found, in lower case; with `data-is` the options that hold of
   * them. Those that belong together may stand in an element with `data-group`,
   * and a long group in groups of a screen each. Groups in a `<noscript>` join
   * when the page has been painted. What has `data-copy` copies
   * that text when it is pressed. Where each byte counts, the rows of a
   * `<tbody data-rows>` need no attributes: they are found by what they say, and
   * their buttons copy what they are called. What holds them all tells the
   * chosen options in `data-chosen`.
   */
  readonly html: string;
  /** What the field is called. */
  readonly label: string;
  /** What the rows are, in the plural. */
  readonly noun: string;
  readonly facets?: readonly Facet[];
  /** How many rows there are, where not each has `data-find`. */
  readonly count?: number;
  /**
   * Parameter of the address that narrows the rows: to the one that is called
   * just that, by its `data-name`, its button or its id, or else to what a
   * reader would find who typed it. Tables on one page need different ones.
   */
  readonly parameter?: string;
  /** Another parameter that does the same, for rows of another kind. */
  readonly also?: string;
  /** Whether the rows are part of the page, and not in a box that scrolls. */
  readonly isOpen?: boolean;
}

const NO_FACETS: readonly Facet[] = [];

/** What is there once scripts run stays: there is nothing to tell of. */
const neverChanges = () => () => undefined;

/**
 * A list of hundreds of rows that narrows as the reader types. It stands whole
 * in the page without scripts; rows out of view are neither laid out nor taken
 * over by React.
 */
export default function FilterTable({
  html,
  label,
  noun,
  facets = NO_FACETS,
  count,
  parameter = "filter",
  also = parameter,
  isOpen = false,
}: Props) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const rows = useRef<Rows>(null);
  const [given] = useQueryString(parameter);
  const [other] = useQueryString(also);
  const asked = wordsOf(given || other);
  const [field, setField] = useState({ query: "", asked: "" });
  // What is typed holds until the address asks for something else.
  if (field.asked !== asked) setField({ query: asked, asked });
  const { query } = field;
  const setQuery = (text: string) => setField({ query: text, asked });
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({});
  const isLive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [total] = useState(() => count ?? countRows(html));
  const [status, setStatus] = useState(`${String(total)} ${noun}`);
  const options = facets.map(
    ({ name, own }) => picked[name] ?? (isLive && own ? own() : ""),
  );
  const chosen = options.filter(Boolean).join(" ");

  useEffect(() => {
    if (!box.current) return;
    rows.current ??= new Rows(box.current, (text) => {
      setStatus(`Copied ${text}`);
    });
    // What is found starts at the top; a page opened at a row stays there.
    if (query !== "" || Object.keys(picked).length > 0)
      box.current.scrollTop = 0;
    const shown =
      rows.current.filter(
        query,
        chosen.split(" ").filter(Boolean),
        query !== "" && query === asked,
      ) ?? total;
    setStatus(
      shown === total
        ? `${String(total)} ${noun}`
        : `${String(shown)} of ${String(total)} ${noun}`,
    );
  }, [query, asked, picked, chosen, noun, total]);

  useEffect(() => {
    if (asked !== "") frame.current?.scrollIntoView();
  }, [asked]);

  return (
    <div ref={frame} className={styles.table}>
      <div className={styles.fields}>
        <label className={clsx("form-field", styles.field)}>
          <span>{label}</span>
          <input
            type="search"
            className="form-control"
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
        {facets.map(({ name, options: words, own }, index) => (
          <label key={name} className={clsx("form-field", styles.field)}>
            <span>{name}</span>
            <select
              className="form-control"
              value={options[index]}
              onChange={({ target }) => {
                setPicked({ ...picked, [name]: target.value });
              }}
            >
              {!own && <option value="">all</option>}
              {Object.entries(words).map(([word, text]) => (
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
        className={clsx(styles.rows, !isOpen && styles.box)}
        data-chosen={chosen || undefined}
        // A script in the rows may have chosen before React came.
        suppressHydrationWarning
        role="region"
        aria-label={noun}
        // What scrolls has to be reached by keyboard.
        tabIndex={isOpen ? undefined : 0}
      >
        <StaticMarkup html={html} />
      </div>
    </div>
  );
}

function countRows(html: string): number {
  return html.split(" data-find=").length - 1;
}
