// Change: adds the page's social card, and preloads of the two faces that every
// page is set in, so that they are asked for before the style sheet that names
// them is read.
import Head from "@docusaurus/Head";
import mono from "@fontsource-variable/source-code-pro/files/source-code-pro-latin-wght-normal.woff2";
import sans from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2";
import SiteMetadata from "@theme-original/SiteMetadata";

import SocialCard from "../../components/SocialCard";

export default function SiteMetadataWithFontsAndCard() {
  return (
    <>
      <Head>
        {[sans, mono].map((face) => (
          <link
            key={face}
            rel="preload"
            href={face}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
      </Head>
      <SiteMetadata />
      <SocialCard />
    </>
  );
}
