import FilterTable from "./FilterTable";
import styles from "./LatexCommands.module.css";

const YES_NO = [
  ["Compute Engine", "ce", "parses it", "does not parse it"],
  ["KaTeX", "katex", "renders it", "does not render it"],
] as const;

const SUPPORT = YES_NO.map(([name, word, yes, no]) => ({
  name,
  options: { [`${word}-yes`]: yes, [`${word}-no`]: no },
}));

interface Props {
  /** The rows, made by the build. */
  readonly html: string;
  readonly count: number;
  /** What the groups are called, by their word in the rows. */
  readonly groups: Readonly<Record<string, string>>;
}

/** Every LaTeX command and environment of the installed MathLive. */
export default function LatexCommands({ html, count, groups }: Props) {
  return (
    <div className={styles.latex}>
      <FilterTable
        html={html}
        count={count}
        label="Name, symbol or word"
        noun="commands and environments"
        facets={[{ name: "Group", options: groups }, ...SUPPORT]}
        groups={groups}
        also="environment"
      />
    </div>
  );
}
