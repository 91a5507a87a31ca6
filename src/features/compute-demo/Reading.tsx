import OutputPanel from "../../components/OutputPanel";
import type { Reading as Read } from "../../calculation";
import styles from "./styles.module.css";

interface Props {
  /** Nothing before the expression is read. */
  readonly type: string | undefined;
  readonly unknowns: Read["unknowns"] | undefined;
  readonly isPending: boolean;
}

/** What the engine understood, before it computes anything. */
export default function Reading({ type, unknowns = [], isPending }: Props) {
  return (
    <OutputPanel
      title="Type"
      isBusy={isPending}
      data={{ "data-outcome": "reading" }}
    >
      <dl className={styles.reading}>
        {type !== undefined && <Row name="Expression" text={type} />}
        {unknowns.map((unknown) => (
          <Row key={unknown.name} name={unknown.name} text={unknown.type} />
        ))}
        {type !== undefined && unknowns.length === 0 && (
          <div>
            <dt>Unknowns</dt>
            <dd>none</dd>
          </div>
        )}
      </dl>
    </OutputPanel>
  );
}

function Row({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{text}</code>
      </dd>
    </div>
  );
}
