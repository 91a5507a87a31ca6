import FilterTable from "./FilterTable";
import latex from "./LatexCommands.module.css";
import lists from "./ReferenceLists.module.css";
import tables from "./ReferenceTables.module.css";

interface Rows {
  /** The rows, made by the build. */
  readonly html: string;
}

interface CountedRows extends Rows {
  /** Number of rows in `html`. */
  readonly count: number;
}

interface GroupedRows extends Rows {
  /** Titles of the groups, by the word of their anchor. */
  readonly groups: Readonly<Record<string, string>>;
}

interface OperatorsProps extends CountedRows {
  /** Titles of the sections with the entries, by their anchors. */
  readonly sections: Readonly<Record<string, string>>;
}

/** Lists what one library of the engine has, by concept, with a filter. */
export function Operators({ html, count, sections }: OperatorsProps) {
  return (
    <div className={tables.operators}>
      <nav
        className={tables.sections}
        aria-label="Sections"
        data-mdast="ignore"
      >
        {Object.entries(sections).map(([anchor, title]) => (
          <a key={anchor} href={`#${anchor}`}>
            {title}
          </a>
        ))}
      </nav>
      <FilterTable
        html={html}
        label="Name, LaTeX or keyword"
        noun="entries"
        count={count}
      />
    </div>
  );
}

interface LibraryProps extends Rows {
  /** Titles of the libraries that names belong to. */
  readonly categories: Readonly<Record<string, string>>;
}

/** All names of the engine's standard library, which narrow as one types. */
export function StandardLibrary({ html, categories }: LibraryProps) {
  return (
    <div className={tables.library}>
      <FilterTable
        html={html}
        label="Name, LaTeX or keyword"
        noun="names"
        facets={[{ name: "Category", options: categories }]}
        groups={categories}
      />
    </div>
  );
}

const EXPORTS = {
  name: "Kind",
  options: {
    class: "classes",
    interface: "interfaces",
    type: "types",
    function: "functions",
    constant: "constants",
    deprecated: "deprecated",
  },
};

/** All that a package exports, found by its name or that of a member. */
export function ApiIndex({ html, groups }: GroupedRows) {
  return (
    <div className={tables.overview}>
      <FilterTable
        html={html}
        label="Name, member or word"
        noun="exports"
        facets={[EXPORTS]}
        groups={groups}
      />
    </div>
  );
}

interface OverviewProps extends CountedRows {
  /** Name of the entries, in the plural. */
  readonly noun: "members" | "exports";
}

/**
 * Lists the entries of a page of the API, in groups, to filter by name or word:
 * links to them with a line on each.
 */
export function ApiOverview({ html, count, noun }: OverviewProps) {
  return (
    <div className={tables.overview}>
      <FilterTable
        html={html}
        count={count}
        label={`Filter ${noun} by name or word`}
        noun={noun}
      />
    </div>
  );
}

/** Every LaTeX command and environment of the installed MathLive. */
export function LatexCommands({
  html,
  count,
  groups,
}: CountedRows & GroupedRows) {
  return (
    <div className={latex.latex}>
      <FilterTable
        html={html}
        count={count}
        label="Name, symbol or word"
        noun="commands and environments"
        facets={[
          { name: "Group", options: groups },
          {
            name: "Compute Engine",
            options: { "ce-yes": "parses it", "ce-no": "does not parse it" },
          },
          {
            name: "KaTeX",
            options: {
              "katex-yes": "renders it",
              "katex-no": "does not render it",
            },
          },
        ]}
        groups={groups}
        also="environment"
      />
    </div>
  );
}

const CHANGES = {
  name: "Changes",
  options: { content: "the formula", selection: "the selection" },
};

/** Lists the commands that `executeCommand()` takes, to copy. */
export function EditingCommands({ html, groups }: GroupedRows) {
  return (
    <div className={lists.commands}>
      <FilterTable
        html={html}
        label="Filter by name, or by what it does"
        noun="editing commands"
        facets={[CHANGES]}
        groups={groups}
        parameter="command"
      />
    </div>
  );
}

const PLACES = {
  name: "Applies",
  options: { anywhere: "anywhere", somewhere: "in some places" },
};

/** Lists the shortcuts that turn into formulas as one types in a mathfield. */
export function InlineShortcuts({ html }: Rows) {
  return (
    <div className={lists.shortcuts}>
      <FilterTable
        html={html}
        label="Filter by what is typed, or by LaTeX"
        noun="inline shortcuts"
        facets={[PLACES]}
        parameter="shortcut"
      />
    </div>
  );
}
