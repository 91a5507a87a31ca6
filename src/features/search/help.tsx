import Link from "@docusaurus/Link";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useId, type ReactNode } from "react";

import { reportAddress } from "@site/src/report";

import styles from "./help.module.css";

/** Links for those who do not know yet what to look for. */
const STARTS = [
  {
    to: "/mathfield/guides/getting-started/",
    label: "Add a mathfield to a page",
  },
  { to: "/compute-engine/guides/evaluate/", label: "Evaluate an expression" },
  { to: "/compute-engine/standard-library/", label: "Standard library" },
  { to: "/mathfield/reference/commands/", label: "LaTeX commands" },
  { to: "/playground/", label: "Playground" },
];

/** Places to start from, while nothing is asked. */
export function Starts() {
  const id = useId();
  return (
    <nav className={styles.help} aria-labelledby={id}>
      <p id={id}>Start here</p>
      <ul className={styles.starts}>
        {STARTS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FailureProps {
  readonly onRetry: () => void;
  /** Other things that the reader can do. */
  readonly children?: ReactNode;
}

/** Says that a search failed, and offers to try again. */
export function Failure({ onRetry, children }: FailureProps) {
  return (
    <div className={styles.help}>
      <p className={styles.title}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <p>
        <button
          type="button"
          className="button button--sm"
          onClick={() => onRetry()}
        >
          Retry
        </button>
      </p>
      {children}
    </div>
  );
}

interface NoResultsProps {
  readonly query: string;
  /** Names that are spelt alike. */
  readonly near: readonly string[];
  /** Looks for one of those instead. */
  readonly onPick: (name: string) => void;
}

/** Says that nothing was found, and what may help. */
export function NoResults({ query, near, onPick }: NoResultsProps) {
  const { customFields } = useDocusaurusContext().siteConfig;
  const report = reportAddress(
    String(customFields?.["issuesUrl"]),
    "search",
    `Search: nothing found for "${query}"`,
    { query },
  );
  const id = useId();
  return (
    <div className={styles.help}>
      <p className={styles.title}>
        No results found for “<strong>{query}</strong>”
      </p>
      {near.length > 0 && (
        <>
          <p id={id}>Try searching for</p>
          <ul className={styles.near} aria-labelledby={id}>
            {near.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className="button button--sm"
                  onClick={() => onPick(name)}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Believe this query should return results?{" "}
        <Link href={report}>Let us know.</Link>
      </p>
    </div>
  );
}
