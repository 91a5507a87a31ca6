import Link from "@docusaurus/Link";
import clsx from "clsx";

import { groupAnchor } from "@site/src/markup";

import styles from "./styles.module.css";

/** A choice that narrows the rows, such as their category. */
export interface Facet {
  readonly name: string;
  /** Labels for readers, by the word that rows carry in `data-is`. */
  readonly options: Readonly<Record<string, string>>;
  /**
   * The option of this reader, asked for in the browser: then one always holds.
   */
  readonly own?: () => string;
}

interface FacetsProps {
  readonly facets: readonly Facet[];
  /** The option of each that holds; empty for all. */
  readonly options: readonly string[];
  readonly onPick: (name: string, option: string) => void;
}

/** The choices beside the field of a filter. */
export function Facets({ facets, options, onPick }: FacetsProps) {
  return facets.map(({ name, options: words, own }, index) => (
    <label key={name} className={clsx("form-field", styles.field)}>
      <span>{name}</span>
      <select
        className="form-control"
        value={options[index]}
        onChange={({ target }) => onPick(name, target.value)}
      >
        {!own && <option value="">all</option>}
        {Object.entries(words).map(([word, text]) => (
          <option key={word} value={word}>
            {text}
          </option>
        ))}
      </select>
    </label>
  ));
}

interface GroupsProps {
  /** Titles by the word of their anchor. */
  readonly groups: Readonly<Record<string, string>>;
  /** Name of the rows, in the plural. */
  readonly noun: string;
  /** Called before the page goes to a group. */
  readonly onJump: () => void;
}

/** Links to the groups of a long table. */
export function Groups({ groups, noun, onJump }: GroupsProps) {
  return (
    <nav
      className={styles.groups}
      aria-label={`Groups of ${noun}`}
      data-mdast="ignore"
    >
      {Object.entries(groups).map(([word, title]) => (
        <a key={word} href={`#${groupAnchor(word)}`} onClick={onJump}>
          {title}
        </a>
      ))}
    </nav>
  );
}

interface NothingProps {
  /** Name of the rows, in the plural. */
  readonly noun: string;
  /** Words that were looked for, if any were typed. */
  readonly query: string;
}

/** Shows that no row matches, with a link to search all pages instead. */
export function Nothing({ noun, query }: NothingProps) {
  return (
    <p className={styles.nothing}>
      No {noun} match.
      {query !== "" && (
        <>
          {" "}
          <Link to={`/search/?${new URLSearchParams({ q: query }).toString()}`}>
            Search all pages for “{query}”
          </Link>
        </>
      )}
    </p>
  );
}
