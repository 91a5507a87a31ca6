import Link from "@docusaurus/Link";
import { memo } from "react";

import type { ChangedExample, ChangedPage, Given } from "./types";
import styles from "./styles.module.css";

interface Props {
  readonly pages: readonly ChangedPage[];
  /** The older version and the installed one. */
  readonly versions: readonly [string, string];
}

/** The examples with another output, folded by page. */
export const Pages = memo(function Pages({ pages, versions }: Props) {
  return pages.map(({ title, examples }) => (
    <details key={`${versions[0]} ${title}`} className={styles.page}>
      <summary>
        {title}{" "}
        <small>
          {examples.length === 1
            ? "1 example"
            : `${String(examples.length)} examples`}
        </small>
      </summary>
      {examples.map((example, at) => (
        <Example key={at} {...{ example, versions }} />
      ))}
    </details>
  ));
});

function Example({
  example: { to, section, parts },
  versions: [older, now],
}: {
  readonly example: ChangedExample;
  readonly versions: Props["versions"];
}) {
  return (
    <div className={styles.example}>
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
    </div>
  );
}

function Value({ given: { text, isError } }: { readonly given: Given }) {
  if (isError) return <dd className={styles.error}>{text}</dd>;
  return <dd>{text === "" ? <i>no output</i> : text}</dd>;
}
