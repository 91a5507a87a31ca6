import Link from "@docusaurus/Link";
import { memo, useEffect, useRef } from "react";

import type { ChangedExample, ChangedPage, Given } from "./types";
import styles from "./styles.module.css";

interface Props {
  readonly pages: readonly ChangedPage[];
  /** The older version. */
  readonly older: string;
  /** The installed version. */
  readonly now: string;
  /** Address of the section to show first; empty for none. */
  readonly section: string;
}

/** The examples with another output, folded by page. */
export const Pages = memo(function Pages({
  pages,
  older,
  now,
  section,
}: Props) {
  const first = useRef<HTMLDivElement>(null);
  // A reference links to the examples of one entry.
  useEffect(() => {
    first.current?.scrollIntoView();
    first.current?.focus({ preventScroll: true });
  }, [pages, section]);
  return pages.map(({ title, examples }) => {
    const asked = examples.findIndex(({ to }) => to === section);
    return (
      <details
        key={`${older} ${title}`}
        className={styles.page}
        {...(asked >= 0 && { open: true })}
      >
        <summary>
          {title}{" "}
          <small>
            {examples.length === 1
              ? "1 example"
              : `${String(examples.length)} examples`}
          </small>
        </summary>
        {examples.map((example, at) => (
          <div
            key={at}
            className={styles.example}
            {...(at === asked && { ref: first, tabIndex: -1 })}
          >
            <Example {...{ example, older, now }} />
          </div>
        ))}
      </details>
    );
  });
});

function Example({
  example: { to, section, parts },
  older,
  now,
}: {
  readonly example: ChangedExample;
  readonly older: string;
  readonly now: string;
}) {
  return (
    <>
      <p>
        <Link to={to}>{section}</Link>
      </p>
      {parts.map((part, at) => (
        <div key={at} className={styles.part}>
          {part.code !== "" && (
            <pre>
              <code>{part.code}</code>
            </pre>
          )}
          <dl>
            <dt>{older}</dt>
            <Value given={part.then} />
            <dt>{now}</dt>
            <Value given={part.now} />
          </dl>
        </div>
      ))}
    </>
  );
}

function Value({ given: { text, isError } }: { readonly given: Given }) {
  if (isError) return <dd className={styles.error}>{text}</dd>;
  return <dd>{text === "" ? <i>no output</i> : text}</dd>;
}
