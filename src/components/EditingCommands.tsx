import FilterTable from "./FilterTable";
import styles from "./EditingCommands.module.css";

const FACETS = [
  {
    name: "Changes",
    options: { content: "the formula", selection: "the selection" },
  },
];

interface Props {
  /** The commands, a row each. */
  readonly html: string;
  /** What the groups are called, by the word of their anchor. */
  readonly groups: Readonly<Record<string, string>>;
}

/** What `executeCommand()` can be called with, to copy. */
export default function EditingCommands({ html, groups }: Props) {
  return (
    <div className={styles.commands}>
      <FilterTable
        html={html}
        label="Filter by name, or by what it does"
        noun="editing commands"
        facets={FACETS}
        groups={groups}
        parameter="command"
      />
    </div>
  );
}
