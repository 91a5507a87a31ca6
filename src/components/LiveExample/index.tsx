import CodeBlock from "../CodeBlock";
import styles from "./styles.module.css";

interface Props {
  readonly html: string;
  readonly language: string;
  readonly title?: string;
  readonly wide: boolean;
  readonly prelude: string;
  readonly checked: readonly string[];
}

/** An example that the build has run: its code, and below each line what it printed. */
export default function LiveExample({ checked, ...block }: Props) {
  return (
    <CodeBlock {...block}>
      {checked.length > 0 && (
        <p className={styles.checked}>checked with {checked.join(" and ")}</p>
      )}
    </CodeBlock>
  );
}
