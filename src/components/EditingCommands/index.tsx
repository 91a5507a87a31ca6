import FilterTable from "../FilterTable";
import styles from "./styles.module.css";

const FACETS = [
  {
    name: "Changes",
    options: { content: "the formula", selection: "the selection" },
  },
];

interface Props {
  /** The commands, a row each. */
  readonly html: string;
}

/** What `executeCommand()` can be called with, to copy. */
export default function EditingCommands({ html }: Props) {
  return (
    <div className={styles.commands}>
      <FilterTable
        html={html}
        label="Filter by name, or by what it does"
        noun="editing commands"
        facets={FACETS}
        parameter="command"
      />
    </div>
  );
}
