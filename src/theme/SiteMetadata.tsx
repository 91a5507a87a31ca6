// Change: adds the page's social card. An address without a page names no
// canonical address and asks not to be indexed, as servers may show it as one.
import Head from "@docusaurus/Head";
import { matchPath, useLocation } from "@docusaurus/router";
import routes from "@generated/routes";
import SiteMetadata from "@theme-original/SiteMetadata";

import SocialCard from "../components/SocialCard";

export default function SiteMetadataWithCard() {
  const { pathname } = useLocation();
  return (
    <>
      {isPage(pathname, routes) ? (
        <SiteMetadata />
      ) : (
        <Head>
          <meta name="robots" content="noindex" />
          <meta name="twitter:card" content="summary_large_image" />
        </Head>
      )}
      <SocialCard />
    </>
  );
}

interface Route {
  readonly path?: string | string[];
  readonly exact?: boolean;
  readonly routes?: Route[];
}

/** Whether one of some routes, or of those in them, leads to a page. */
function isPage(pathname: string, among: readonly Route[]): boolean {
  return among.some((route) =>
    route.routes
      ? isPage(pathname, route.routes)
      : route.path !== "*" && matchPath(pathname, route) !== null,
  );
}
