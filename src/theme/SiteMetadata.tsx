// Change: adds the page's social card. An address without a page names no
// canonical address and asks not to be indexed, as servers may show it as one.
import Head from "@docusaurus/Head";
import { matchPath, useLocation } from "@docusaurus/router";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import routes from "@generated/routes";
import SiteMetadata from "@theme-original/SiteMetadata";

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

/** Tells whether one of some routes, or of those in them, leads to a page. */
function isPage(pathname: string, among: readonly Route[]): boolean {
  return among.some((route) =>
    route.routes
      ? isPage(pathname, route.routes)
      : route.path !== "*" && matchPath(pathname, route) !== null,
  );
}

/**
 * Names the page's social card in its head. The image is made after the build,
 * for the address and in the size given here.
 */
function SocialCard() {
  const { baseUrl, title } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  const { pathname } = useLocation();
  const own = pathname.slice(baseUrl.length).replace(/\/$|\.html$/, "");
  // The pages of an API are many: they show the card of their index.
  const name = own.replace(/\/api\/.*/, "/api");
  const image = withBaseUrl(`og/${name || "index"}.png`, { absolute: true });
  const alt = `The title of this page or its section and what it is about, under the mark of ${title}`;
  return (
    <Head>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={title} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={alt} />
    </Head>
  );
}
