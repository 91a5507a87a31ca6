// Change: a page that crashes with its layout, or with the bar above it, says
// the same as one that crashes inside. The page of Docusaurus says it in words
// of its own, without the full stop.
import ErrorBoundary from "@docusaurus/ErrorBoundary";
import { RouteContextProvider } from "@docusaurus/core/lib/client/routeContext";
import ErrorPageContent from "@theme/ErrorPageContent";
import type { Props } from "@theme/Error";
import Layout from "@theme/Layout";

/** The layout asks for a route, and what crashed may have been above it. */
const ROUTE = { plugin: { name: "crash", id: "default" } };

export default function CrashedPage(props: Props) {
  return (
    <RouteContextProvider value={ROUTE}>
      {/* The layout itself may be what crashes. */}
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
