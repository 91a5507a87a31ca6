import FilterTable from "./FilterTable";
import styles from "./ApiOverview.module.css";

interface Props {
  /** Links to the entries of the page with a line on each, made by the build. */
  readonly html: string;
  readonly count: number;
  /** What the entries are. */
  readonly noun: "members" | "exports";
}

/** What is on a page of the API, in groups, to filter by name or word. */
export default function ApiOverview({ html, count, noun }: Props) {
  return (
    <div className={styles.overview}>
      <FilterTable
        html={html}
        count={count}
        label={`Filter ${noun} by name or word`}
        noun={noun}
      />
    </div>
  );
}
