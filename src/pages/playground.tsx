import Link from "@docusaurus/Link";
import Heading from "@theme/Heading";
import Layout from "@theme/Layout";

import Workspace from "@site/src/features/playground-page";

import styles from "./playground.module.css";

/** The page on which readers write code of their own. */
export default function Playground() {
  return (
    <Layout
      title="Playground"
      description="Write JavaScript, TypeScript or a page with mathfields and run it in the browser, with MathLive and the Compute Engine at hand."
    >
      <main className={styles.page}>
        <Heading as="h1">Playground</Heading>
        <p className={styles.lead}>
          Write code that computes with formulas. It runs in a sandbox in your
          browser, without access to this page or the network, and is saved in
          the URL, so you can keep or share it.
        </p>
        <noscript>
          <p className={styles.lead}>
            The playground needs scripts, which this browser does not run. The
            guides show their examples with all results:{" "}
            <Link to="/compute-engine/guides/evaluate/">evaluate</Link> formulas
            with the Compute Engine, or{" "}
            <Link to="/mathfield/guides/getting-started/">get started</Link>{" "}
            with mathfields.
          </p>
        </noscript>
        <Workspace />
      </main>
    </Layout>
  );
}
