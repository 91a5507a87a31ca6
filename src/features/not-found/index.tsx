import Link from "@docusaurus/Link";
import { Redirect, useLocation } from "@docusaurus/router";
import useBaseUrl from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import clsx from "clsx";
import { useEffect, useId, useState } from "react";

import { searchClient, sourceOf } from "@site/src/features/search/site";
import { newAddress } from "@site/src/old-addresses";
import type { SearchClient } from "@site/src/search";
import { nameIn, pagesFor, type FoundPage } from "./pages";
import styles from "./styles.module.css";

/**
 * For an address without a page: leads on from an old address, which not every
 * host does. For all others it shows the suggestions.
 */
export default function NotFoundHelp() {
  const { pathname, search, hash } = useLocation();
  const base = useBaseUrl("/");
  const moved = newAddress(`/${pathname.slice(base.length)}`);
  if (moved === undefined) return <Suggestions />;
  return <Redirect to={{ pathname: base + moved.slice(1), search, hash }} />;
}

/** The pages that the search finds for the last name, and the search itself. */
function Suggestions() {
  const { service } = sourceOf(useDocusaurusContext().siteConfig);
  const name = nameIn(useLocation().pathname);
  const [pages, setPages] = useState<readonly FoundPage[]>([]);
  const id = useId();

  useEffect(() => {
    const waiting = new AbortController();
    void findPages(searchClient(service), name, waiting.signal).then(setPages);
    return () => waiting.abort();
  }, [service, name]);

  return (
    <>
      {pages.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id}>Were you looking for this?</h2>
          <ul className={styles.list}>
            {pages.map(({ url, title, parents }) => (
              <li key={url}>
                <Link to={url}>{title}</Link>
                <span className={styles.parents}>{parents}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form
        key={name}
        role="search"
        className={styles.form}
        action={useBaseUrl("/search/")}
      >
        <label className={clsx("form-field", styles.field)}>
          <span>Search the documentation</span>
          <input
            type="search"
            className="form-control"
            name="q"
            defaultValue={name}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
        </label>
        <button type="submit" className="button">
          Search
        </button>
      </form>
    </>
  );
}

/** A search that fails finds nothing: the form leads to the page that says so. */
async function findPages(
  client: SearchClient,
  name: string,
  signal: AbortSignal,
): Promise<readonly FoundPage[]> {
  try {
    return await pagesFor(name, client, signal);
  } catch (error) {
    if (!signal.aborted) console.warn("The search failed", error);
    return [];
  }
}
