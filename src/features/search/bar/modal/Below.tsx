import { addressOf } from "@site/src/features/search/site";
import { Failure, NoResults, Starts } from "@site/src/features/search/help";

import type { Outcome } from "./adapter";
import styles from "./styles.module.css";

/** What the keys do, for those who see it. */
const KEYS = [
  { keys: "↑ ↓", does: "choose" },
  { keys: "Enter", does: "open" },
  { keys: "Esc", does: "close" },
];

interface Props {
  /** What became of the query; nothing while there is none. */
  readonly outcome: Outcome | undefined;
  /** Whether there is nothing to look for yet. */
  readonly isIdle: boolean;
  /** Base path of the site: starts and ends with a slash. */
  readonly base: string;
  readonly onRetry: () => void;
  /** Looks for a name instead. */
  readonly onPick: (name: string) => void;
}

/** What stands below the results of DocSearch, or in their place. */
export function Below({ outcome, isIdle, base, onRetry, onPick }: Props) {
  const all = base + addressOf({ text: outcome?.query ?? "" }).slice(1);
  return (
    <>
      {isIdle && (
        <div className={styles.help}>
          <Starts />
        </div>
      )}
      {outcome && "hasFailed" in outcome && (
        <div className={styles.help}>
          <Failure onRetry={onRetry} />
        </div>
      )}
      {outcome && "total" in outcome && outcome.total === 0 && (
        <div className={styles.help}>
          <NoResults {...outcome} onPick={onPick} />
        </div>
      )}
      <p className="sr-only" role="status">
        {statusOf(outcome)}
      </p>
      <div className={styles.foot}>
        {outcome && "total" in outcome && outcome.total > 0 && (
          <a href={all}>
            {outcome.isPartial
              ? "See all results"
              : `See all ${String(outcome.total)} results`}
          </a>
        )}
        <p className={styles.keys} aria-hidden="true">
          {KEYS.map(({ keys, does }) => (
            <span key={keys}>
              <kbd>{keys}</kbd> {does}
            </span>
          ))}
        </p>
      </div>
    </>
  );
}

function statusOf(outcome: Outcome | undefined): string {
  if (!outcome) return "";
  if ("hasFailed" in outcome) return "Unable to fetch results";
  if (outcome.isPartial) return "";
  if (outcome.total === 0) return "No results";
  return outcome.total === 1 ? "1 result" : `${outcome.total} results`;
}
