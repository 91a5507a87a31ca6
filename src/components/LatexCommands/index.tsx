import FilterTable from "../FilterTable";
import styles from "./styles.module.css";

interface TableProps {
  /** The rows, made by the build. */
  readonly html: string;
  readonly count: number;
}

interface CommandsProps extends TableProps {
  /** What the groups are called, by their word in the rows. */
  readonly groups: Readonly<Record<string, string>>;
}

const YES_NO = [
  ["Compute Engine", "ce", "parses it", "does not parse it"],
  ["KaTeX", "katex", "renders it", "does not render it"],
] as const;

const SUPPORT = YES_NO.map(([name, word, yes, no]) => ({
  name,
  options: { [`${word}-yes`]: yes, [`${word}-no`]: no },
}));

/** Every LaTeX command of the installed MathLive. */
export function LatexCommands({ html, count, groups }: CommandsProps) {
  return (
    <div className={styles.latex}>
      <FilterTable
        html={html}
        count={count}
        label="Name, symbol or word"
        noun="commands"
        facets={[{ name: "Group", options: groups }, ...SUPPORT]}
      />
    </div>
  );
}

/** Every LaTeX environment of the installed MathLive. */
export function LatexEnvironments({ html, count }: TableProps) {
  return (
    <div className={styles.latex}>
      <FilterTable
        html={html}
        count={count}
        label="Name or word"
        noun="environments"
        facets={SUPPORT}
        parameter="environment"
      />
    </div>
  );
}
