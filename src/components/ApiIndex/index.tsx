import FilterTable from "../FilterTable";

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

/** All that a package exports, found by its name or that of a member. */
export default function ApiIndex({ html }: { readonly html: string }) {
  return (
    <FilterTable
      html={html}
      label="Name, member or word"
      noun="exports"
      facets={FACETS}
    />
  );
}
