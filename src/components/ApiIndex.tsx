import FilterTable from "./FilterTable";

const FACETS = [
  {
    name: "Kind",
    options: {
      class: "classes",
      interface: "interfaces",
      type: "types",
      function: "functions",
      constant: "constants",
      deprecated: "deprecated",
    },
  },
];

interface Props {
  /** The exports, a row each. */
  readonly html: string;
  /** What the groups are called, by the word of their anchor. */
  readonly groups: Readonly<Record<string, string>>;
}

/** All that a package exports, found by its name or that of a member. */
export default function ApiIndex({ html, groups }: Props) {
  return (
    <div className="api-index">
      <FilterTable
        html={html}
        label="Name, member or word"
        noun="exports"
        facets={FACETS}
        groups={groups}
      />
    </div>
  );
}
