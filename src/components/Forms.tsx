import clsx from "clsx";

import type { ClassName } from "../markup";
import styles from "./Forms.module.css";

interface Props {
  readonly entries: readonly {
    /** Name of the form, such as `LaTeX`. */
    readonly label: string;
    readonly text: string;
    /** The value rendered, when it is an expression. */
    readonly html: string | undefined;
  }[];
}

/**
 * One expression in its forms. The first, when it can be rendered, is set as a
 * display; the others stand below it as a table of labels and values.
 */
export default function Forms({ entries }: Props) {
  const [first, ...others] = entries;
  const display = first?.html;
  const rows = display === undefined ? entries : others;
  return (
    <figure className={styles.forms}>
      <div className={styles.plate}>
        {display !== undefined && (
          <div
            className={clsx(
              styles.display,
              "forms-display" satisfies ClassName,
            )}
            dangerouslySetInnerHTML={{ __html: display }}
          />
        )}
        <dl className={styles.rows}>
          {rows.map(({ label, text, html }) => (
            <div key={label} className={styles.row}>
              <dt className="label">{label}</dt>
              {html === undefined ? (
                <dd className={styles.text}>
                  <code>{text}</code>
                </dd>
              ) : (
                <dd dangerouslySetInnerHTML={{ __html: html }} />
              )}
            </div>
          ))}
        </dl>
      </div>
    </figure>
  );
}
