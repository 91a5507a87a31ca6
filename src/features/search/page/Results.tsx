import Link from "@docusaurus/Link";
import { useEffect, useRef, type RefObject } from "react";

import type { Marked, Result } from "@site/src/search";
import { Failure, NoResults } from "../help";
import { wayTo } from "../site";
import type { SearchView } from "./finder";
import shared from "../results.module.css";

interface FoundProps {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly view: SearchView;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  /** Looks for a name instead. */
  readonly onPick: (name: string) => void;
}

/** Shows what was found, or why nothing was. */
export function Found({ box, view, onMore, onRetry, onPick }: FoundProps) {
  const { asked, results, total, near, status } = view;
  const isBusy = status === "searching";
  return (
    <div ref={box} aria-busy={isBusy}>
      {results.length > 0 && (
        <Results
          results={results}
          rest={total - results.length}
          isBusy={isBusy}
          onMore={onMore}
        />
      )}
      {status === "failed" && <Failure onRetry={onRetry} />}
      {status === "done" && asked && total === 0 && (
        <NoResults query={asked.text} near={near} onPick={onPick} />
      )}
    </div>
  );
}

/** Says how the search is going, in a few words. */
export function statusOf({
  results,
  total,
  isPartial,
  status,
}: SearchView): string {
  if (status === "idle") return "";
  if (status === "failed") return "Unable to fetch results";
  if (status === "searching" && (isPartial || results.length === 0))
    return "Searching…";
  if (total === 0) return "No results";
  const count = total === 1 ? "1 result" : `${total} results`;
  return results.length < total
    ? `${count}, the first ${results.length} shown`
    : count;
}

interface ResultsProps {
  readonly results: readonly Result[];
  /** Number of results that are not shown yet. */
  readonly rest: number;
  readonly isBusy: boolean;
  readonly onMore: () => void;
}

/** Shows what was found, best first, and a button for more. */
function Results({ results, rest, isBusy, onMore }: ResultsProps) {
  const list = useRef<HTMLOListElement>(null);
  /** Index of the result that gets the focus once more have come. */
  const next = useRef<number>(undefined);

  useEffect(() => {
    if (next.current === undefined || results.length <= next.current) return;
    list.current?.children[next.current]?.querySelector("a")?.focus();
    next.current = undefined;
  }, [results]);

  return (
    <>
      <ol ref={list} className={shared.results}>
        {results.map((result) => (
          <li key={result.url}>
            <Entry {...result} />
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => {
            next.current = results.length;
            onMore();
          }}
        >
          Load more
        </button>
      )}
    </>
  );
}

function Entry(result: Result) {
  const { url, titles, excerpt } = result;
  const title = titles.at(-1) ?? [];
  const way = wayTo(result);
  return (
    <>
      <h2>
        <Link to={url}>
          <Highlighted text={title} />
        </Link>
      </h2>
      {way !== "" && <p className={shared.way}>{way}</p>}
      {excerpt && (
        <p>
          <Highlighted text={excerpt} />
        </p>
      )}
    </>
  );
}

function Highlighted({ text }: { readonly text: Marked }) {
  return text.map(({ text: part, isMatch }, index) =>
    isMatch ? <mark key={index}>{part}</mark> : part,
  );
}
