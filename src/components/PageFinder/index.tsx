import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import useBaseUrl from "@docusaurus/useBaseUrl";
import pages from "@generated/page-index/default/pages.json";
import { useId, useState } from "react";

import { nearest } from "./nearest";
import styles from "./styles.module.css";
import type { Page } from "./types";

export type { Page };

/** The pages nearest to the path asked for, and a box to find any other. */
export default function PageFinder() {
  const { pathname } = useLocation();
  const base = useBaseUrl("/");
  const [query, setQuery] = useState("");
  const id = useId();
  const inSite = pages.map(({ title, permalink }) => ({
    title,
    permalink: withoutBase(permalink, base),
  }));
  const near = nearest(withoutBase(pathname, base), inSite);
  const found = matching(query, inSite);
  return (
    <>
      {near.length > 0 && (
        <section aria-labelledby={`${id}-near`}>
          <h2 id={`${id}-near`}>Were you looking for this?</h2>
          <PageList pages={near} />
        </section>
      )}
      <section aria-labelledby={`${id}-find`}>
        <h2 id={`${id}-find`}>Find a page</h2>
        <label className={styles.field}>
          <span>Words of its title or address</span>
          <input
            type="search"
            role="searchbox"
            value={query}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              setQuery(target.value);
            }}
          />
        </label>
        <p className={styles.count} role="status">
          {found.length === 1 ? "1 page" : `${found.length} pages`}
        </p>
        <PageList pages={found} />
      </section>
    </>
  );
}

function PageList({ pages }: { readonly pages: readonly Page[] }) {
  return (
    <ul className={styles.list}>
      {pages.map(({ title, permalink }) => (
        <li key={permalink}>
          <Link to={permalink}>{title}</Link>
          <span className={styles.path}>{permalink}</span>
        </li>
      ))}
    </ul>
  );
}

/** Pages whose title or address holds every word of the query. */
function matching(query: string, pages: readonly Page[]): readonly Page[] {
  const words = query.toLowerCase().split(/\s+/);
  return pages.filter(({ title, permalink }) => {
    const text = `${title} ${permalink}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function withoutBase(path: string, base: string): string {
  return path.startsWith(base) ? path.slice(base.length - 1) : path;
}
