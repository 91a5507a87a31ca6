import { memo } from "react";

import { useLocation } from "@docusaurus/router";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";

interface Props {
  /** Made by the build. Its links start at the root of the site. */
  readonly html: string;
  readonly className?: string;
}

/**
 * Markup that the build made as one string: React takes over none of its
 * elements and never renders it again. The build checks its links and anchors
 * as it does those of elements.
 */
export default memo(function StaticMarkup({ html, className }: Props) {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const found = useBrokenLinks();
  const { pathname } = useLocation();
  const rooted =
    baseUrl === "/" ? html : html.replaceAll(' href="/', ` href="${baseUrl}`);
  // A long page has hundreds of links to itself: the anchor is enough.
  const short = rooted.replaceAll(` href="${pathname}#`, ' href="#');
  if (typeof window === "undefined") {
    for (const [, id] of rooted.matchAll(/ id="([^"]+)"/g))
      found.collectAnchor(plain(id));
    for (const [, link] of rooted.matchAll(/ href="([/#][^"]*)"/g))
      found.collectLink(plain(link));
  }
  if (html === "") return null;
  return (
    <div className={className} dangerouslySetInnerHTML={{ __html: short }} />
  );
});

function plain(text = ""): string {
  return text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
