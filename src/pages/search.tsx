import Head from "@docusaurus/Head";
import Link from "@docusaurus/Link";
import Heading from "@theme/Heading";
import Layout from "@theme/Layout";

import SearchPage from "@site/src/features/search/page";

import styles from "./search.module.css";

/** Pages that list all there is of something. */
const LISTS = [
  { to: "/compute-engine/standard-library/", label: "Standard library" },
  { to: "/compute-engine/api/", label: "Compute Engine API" },
  { to: "/mathfield/api/", label: "Mathfield API" },
  { to: "/mathfield/reference/commands/", label: "LaTeX commands" },
  { to: "/mathfield/reference/keybindings/", label: "Keybindings" },
  { to: "/compute-engine/changelog/", label: "Compute Engine changelog" },
  { to: "/mathfield/changelog/", label: "Mathfield changelog" },
];

/** All that is found for the query in the address. */
export default function Search() {
  return (
    <Layout
      title="Search"
      description="Find guides, functions, members of the API, LaTeX commands, keys and releases of MathLive and the Compute Engine."
    >
      <Head>
        {/* Search engines do not list the results of another search. */}
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <Heading as="h1">Search</Heading>
        <noscript>
          <p className={styles.lead}>
            The search needs scripts, which this browser does not run. The pages
            below list what there is.
          </p>
        </noscript>
        <SearchPage>
          <p className={styles.lead}>
            Find a name, a LaTeX command, a sign or a word, or pages with a
            formula like yours. These pages list all there is of something:
          </p>
          <ul className={styles.lists}>
            {LISTS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </SearchPage>
      </main>
    </Layout>
  );
}
