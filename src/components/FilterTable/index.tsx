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
import { StaticMarkup } from "@site/src/components/StaticMarkup";

import { type Facet, Facets, Groups, Nothing } from "./Controls";
import { Rows } from "./rows";
import styles from "./styles.module.css";

interface Props {
  /**
   * The rows, made by the build: elements with `data-find`, the words by which
   * they are found besides their paragraph or second cell, in lower case; with
   * `data-is` the options that hold of them. Those that belong together may be in an element
   * with `data-group`. A `<noscript>` in a group with `data-folded` joins when
   * the page has been painted. What has `data-copy` copies that text when it is
   * pressed. Where each byte counts, the rows of a `<tbody data-rows>` need no
   * attributes: they are found by what they say, and their buttons copy what
   * they are called. What holds them all tells the chosen options in
   * `data-chosen`.
   */
  readonly html: string;
  /** Label of the search field. */
  readonly label: string;
  /** Name of the rows, in the plural. */
  readonly noun: string;
  readonly facets?: readonly Facet[];
  /** Number of rows, where not each has `data-find`. */
  readonly count?: number;
  /**
   * Parameter of the address that narrows the rows: to the one that is called
   * just that, by its `data-name`, its button or its id, or else to what a
   * reader would find who typed it. Tables on one page need different ones.
   */
  readonly parameter?: string;
  /** Another parameter that does the same, for rows of another kind. */
  readonly also?: string;
  /** Titles of the groups to jump to, by the word of their anchor. */
  readonly groups?: Readonly<Record<string, string>>;
}

const NO_FACETS: readonly Facet[] = [];

/** Subscribes to nothing: once scripts run, there are no changes to tell of. */
const neverChanges = () => () => undefined;

/**
 * A list of hundreds of rows that narrows as the reader types. The page has all
 * of it without scripts, and React does not take the rows over.
 */
export default function FilterTable({
  html,
  label,
  noun,
  facets = NO_FACETS,
  count,
  parameter = "filter",
  also = parameter,
  groups,
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
  const [isEmpty, setEmpty] = useState(false);
  const [status, setStatus] = useState(`${String(total)} ${noun}`);
  const options = facets.map(
    ({ name, own }) => picked[name] ?? (isLive && own ? own() : ""),
  );
  const chosen = options.filter(Boolean).join(" ");
  const isNarrowed = query !== "" || Object.values(picked).some(Boolean);

  useEffect(() => {
    if (!box.current) return;
    rows.current ??= new Rows(box.current, (text) => {
      setStatus(`Copied ${text}`);
    });
    const shown =
      rows.current.filter(
        query,
        chosen.split(" ").filter(Boolean),
        query !== "" && query === asked,
      ) ?? total;
    setEmpty(shown === 0);
    setStatus(
      shown === total
        ? `${String(total)} ${noun}`
        : `${String(shown)} of ${String(total)} ${noun}`,
    );
    if (isNarrowed) showStart(frame.current);
  }, [query, asked, isNarrowed, chosen, noun, total]);

  useEffect(() => {
    if (asked !== "") frame.current?.scrollIntoView();
  }, [asked]);

  return (
    <div ref={frame} className={clsx(styles.table, styles.open)}>
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
        <Facets
          facets={facets}
          options={options}
          onPick={(name, option) => setPicked({ ...picked, [name]: option })}
        />
      </div>
      <p className={styles.status} role="status">
        {status}
      </p>
      {groups && !isNarrowed && (
        <Groups
          groups={groups}
          noun={noun}
          onJump={() => rows.current?.unfold()}
        />
      )}
      <div
        ref={box}
        id={id}
        className={styles.rows}
        data-chosen={chosen || undefined}
        // A script in the rows may have chosen before React came.
        suppressHydrationWarning
        role="region"
        aria-label={noun}
      >
        <StaticMarkup html={html} />
      </div>
      {isEmpty && <Nothing noun={noun} query={query} />}
    </div>
  );
}

/** Scrolls up to the start of the table, if the reader is further down. */
function showStart(frame: HTMLElement | null): void {
  if (frame && frame.getBoundingClientRect().top < 0)
    frame.scrollIntoView({ behavior: "instant" });
}

function countRows(html: string): number {
  return html.split(" data-find=").length - 1;
}
