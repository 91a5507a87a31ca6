import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { memo } from "react";

interface Props {
  /** Made by the build, from texts that it has escaped. */
  readonly html: string;
}

/**
 * HTML that the build has made: React takes it over as one piece. Its links
 * and anchors count among those of the page.
 */
export default memo(function StaticHtml({ html }: Props) {
  useStaticLinks(html);
  return html && <div dangerouslySetInnerHTML={{ __html: html }} />;
});

/** Tell the check of links, which runs in the build alone, of those in a text. */
export function useStaticLinks(html: string): void {
  const { collectAnchor, collectLink } = useBrokenLinks();
  if (typeof window !== "undefined") return;
  for (const [, id] of html.matchAll(/ id="([^"]+)"/g)) {
    collectAnchor(plain(id));
  }
  for (const [, address] of html.matchAll(/ href="([^"]+)"/g)) {
    if (!/^https?:/.test(address ?? "")) collectLink(plain(address));
  }
}

function plain(text = ""): string {
  return text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
