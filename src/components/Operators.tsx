import FilterTable from "@site/src/components/FilterTable";

import styles from "./Operators.module.css";

interface Props {
  /** A table of names, made by the build. */
  readonly html: string;
  /** How many names there are. */
  readonly count: number;
}

/** The names of one library of the engine, which narrow as one types. */
export default function Operators({ html, count }: Props) {
  return (
    <div className={styles.operators}>
      <FilterTable
        html={html}
        label="Name, LaTeX or keyword"
        noun="names"
        count={count}
        isBoxed
      />
    </div>
  );
}
