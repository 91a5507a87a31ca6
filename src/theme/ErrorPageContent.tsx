// Change: names the page "Page Error", as the fallback of a crashed layout does.
import Head from "@docusaurus/Head";
import ErrorPageContent from "@theme-original/ErrorPageContent";
import type { Props } from "@theme/Error";

/** Shows inside its layout that rendering a page threw an error. */
export default function ErrorPageContentWithTitle(props: Props) {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
