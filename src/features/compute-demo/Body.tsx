import type { Shown } from "./session";
import styles from "./styles.module.css";

interface Props {
  readonly shown: Shown;
}

/** A result, or why there is none. */
export default function Body({ shown: { body, omitted } }: Props) {
  return (
    <>
      {contentOf(body)}
      {omitted !== undefined && <p className={styles.quiet}>{omitted}</p>}
    </>
  );
}

function contentOf(body: Shown["body"]) {
  switch (body.kind) {
    case "formula":
      return <span dangerouslySetInnerHTML={{ __html: body.html }} />;
    case "code":
      return <span className={styles.text}>{body.text}</span>;
    case "steps":
      return (
        <ol className={styles.steps}>
          {body.steps.map(({ html, text, reason }, index) => (
            <li key={index}>
              {reason !== undefined && <p className={styles.quiet}>{reason}</p>}
              {html === undefined ? (
                <span className={styles.text}>{text}</span>
              ) : (
                <span dangerouslySetInnerHTML={{ __html: html }} />
              )}
            </li>
          ))}
        </ol>
      );
    case "none":
      return <p className={styles.quiet}>{body.reason}</p>;
    case "failed":
      return <p className={styles.quiet}>{body.message}</p>;
  }
}
