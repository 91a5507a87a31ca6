// Change: adds the page's social card.
import SiteMetadata from "@theme-original/SiteMetadata";

import SocialCard from "../../components/SocialCard";

export default function SiteMetadataWithCard() {
  return (
    <>
      <SiteMetadata />
      <SocialCard />
    </>
  );
}
