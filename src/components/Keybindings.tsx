import {
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from "react";

import {
  type Combination,
  capsOf,
  combinationPressed,
  combinationText,
  isApple,
  PLATFORMS,
  platformOf,
} from "../keys";
import { dataOf, withData } from "../markup";
import FilterTable from "./FilterTable";
import styles from "./Keybindings.module.css";

const FACETS = [
  { name: "System", options: PLATFORMS, own: () => platformOf(navigator) },
  {
    name: "Mode",
    options: { math: "math", text: "text", latex: "LaTeX" },
  },
];

interface Props {
  /** A script that chooses the reader's system while the page is parsed. */
  readonly choose: string;
  /** The keybindings, a row each. */
  readonly html: string;
  /** Titles of the groups, by the word of their anchor. */
  readonly groups: Readonly<Record<string, string>>;
}

/** Lists the keybindings of a mathfield, below a field to press keys in. */
export default function Keybindings({ choose, html, groups }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // Browsers run no script that is written later, and the page refuses it.
  const parsed = typeof window === "undefined" ? choose : "";
  return (
    <div ref={box} className={styles.bindings}>
      <KeyFinder table={box} />
      <FilterTable
        html={parsed + html}
        label="Filter by keys, command or what it does"
        noun="keybindings"
        facets={FACETS}
        groups={groups}
      />
    </div>
  );
}

interface Answer {
  /** The keys as they are labelled. */
  readonly caps: string;
  /** HTML of the rows that have these keys. */
  readonly rows: readonly string[];
  /** The system that the rows were chosen for. */
  readonly platform: string;
}

/**
 * A field that tells what a mathfield does with the keys pressed in it.
 *
 * @param table - Holds the rows.
 */
function KeyFinder({
  table,
}: {
  readonly table: RefObject<HTMLElement | null>;
}) {
  const id = useId();
  const [answer, setAnswer] = useState<Answer>();

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const combination = combinationPressed(event);
    if (!combination || !table.current) return;
    const found = find(table.current, combination);
    setAnswer(found);
    // These two leave the field, as everywhere.
    if (event.key === "Escape") event.currentTarget.blur();
    if (event.key === "Escape" || event.key === "Tab") return;
    // What a mathfield does not use is left to the browser.
    if (found.rows.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.finder} data-mdast="ignore">
      <div className="form-field">
        <label htmlFor={id}>Press keys to see what they do</label>
        <input
          id={id}
          className="form-control"
          readOnly
          value={answer?.caps ?? ""}
          placeholder="Press any shortcut"
          aria-describedby={`${id}-leave`}
          autoComplete="off"
          onKeyDown={press}
        />
        <p id={`${id}-leave`}>
          Tab and Escape are shown too, but also leave the field.
        </p>
      </div>
      <div role="status" className={styles.answer}>
        {answer && <Rows {...answer} />}
      </div>
    </div>
  );
}

function Rows({ caps, rows, platform }: Answer) {
  if (rows.length === 0) return <p>{caps}: no keybinding.</p>;
  return (
    <ul data-chosen={platform}>
      {rows.map((html) => (
        <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </ul>
  );
}

function find(table: HTMLElement, combination: Combination): Answer {
  // The reader may look for the keys of another system than this one.
  const region = table.querySelector("[role=region]");
  const [chosen] = (region && dataOf(region, "chosen")?.split(" ")) ?? [];
  const platform = chosen ?? platformOf(navigator);
  const keys = combinationText(combination);
  const rows = [...table.querySelectorAll(withData("keys"))].filter(
    (row) =>
      dataOf(row, "keys") === keys &&
      dataOf(row, "is")?.split(" ").includes(platform),
  );
  const apple = isApple(platform);
  return {
    caps: capsOf(combination, apple).caps.join(apple ? " " : " + "),
    rows: rows.map(({ innerHTML }) => innerHTML),
    platform,
  };
}
