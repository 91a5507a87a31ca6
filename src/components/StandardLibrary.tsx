import FilterTable from "@site/src/components/FilterTable";

import styles from "./StandardLibrary.module.css";

interface Props {
  /** A row a name, made by the build. */
  readonly html: string;
  /** Titles of the libraries that names belong to. */
  readonly categories: Readonly<Record<string, string>>;
}

/** All names of the engine's standard library, which narrow as one types. */
export default function StandardLibrary({ html, categories }: Props) {
  return (
    <div className={styles.library}>
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
