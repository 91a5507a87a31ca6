import Link from "@docusaurus/Link";
import { useEffect, useRef } from "react";

import { nameOf } from "@site/src/features/search/site";
import type { Marked, Result } from "@site/src/search";

import styles from "./styles.module.css";

interface Props {
  readonly results: readonly Result[];
  /** How many more there are. */
  readonly rest: number;
  readonly isBusy: boolean;
  readonly onMore: () => void;
}

/** What was found, best first, and a button for more. */
export function Results({ results, rest, isBusy, onMore }: Props) {
  const list = useRef<HTMLOListElement>(null);
  /** Where reading goes on once more has come. */
  const next = useRef<number>(undefined);

  useEffect(() => {
    if (next.current === undefined || results.length <= next.current) return;
    list.current?.children[next.current]?.querySelector("a")?.focus();
    next.current = undefined;
  }, [results]);

  return (
    <>
      <ol ref={list} className={styles.results}>
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

function Entry({ url, area, titles, excerpt }: Result) {
  const title = titles.at(-1) ?? [];
  const way = [nameOf(area), ...titles.slice(0, -1).map(plain)].filter(Boolean);
  return (
    <>
      <h2>
        <Link to={url}>
          <Highlighted text={title} />
        </Link>
      </h2>
      {way.length > 0 && <p className={styles.way}>{way.join(" › ")}</p>}
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

function plain(text: Marked): string {
  return text.map((part) => part.text).join("");
}
