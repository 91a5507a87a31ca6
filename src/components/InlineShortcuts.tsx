import FilterTable from "./FilterTable";
import styles from "./InlineShortcuts.module.css";

const FACETS = [
  {
    name: "Applies",
    options: { anywhere: "anywhere", somewhere: "in some places" },
  },
];

interface Props {
  /** The shortcuts, a row each. */
  readonly html: string;
}

/** What becomes a formula as it is typed in a mathfield. */
export default function InlineShortcuts({ html }: Props) {
  return (
    <div className={styles.shortcuts}>
      <FilterTable
        html={html}
        label="Filter by what is typed, or by LaTeX"
        noun="inline shortcuts"
        facets={FACETS}
        parameter="shortcut"
      />
    </div>
  );
}
