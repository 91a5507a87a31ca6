import Head from "@docusaurus/Head";
import { useLocation } from "@docusaurus/router";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";

/**
 * Names the page's social card in its head. The image is made after the build,
 * for the address and in the size given here.
 */
export default function SocialCard() {
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
