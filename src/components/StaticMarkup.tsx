import { useLocation } from "@docusaurus/router";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { memo } from "react";

import type { ClassName } from "../markup";
import styles from "./Signature.module.css";

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
export const StaticMarkup = memo(function StaticMarkup({
  html,
  className,
}: Props) {
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

interface FactTableProps {
  /** A table of what the packages know, made by the build. */
  readonly html: string;
}

/**
 * A table of facts: `<KeyboardTable of="tokens" />`,
 * `<ApiMembers of="VirtualKeyboardKeycap" />`.
 */
export function FactTable({ html }: FactTableProps) {
  return (
    <StaticMarkup className={"table-box" satisfies ClassName} html={html} />
  );
}

interface SignatureProps {
  /** Facts of the package about a name, as HTML of the build. */
  readonly html: string;
}

/**
 * Shows what the installed package says of a name: its signature and
 * properties, how it is written in LaTeX, and what its operands are. Documents
 * write `<Signature of="Round" x="the number" digits="…, 0 by default" />`.
 */
export function Signature({ html }: SignatureProps) {
  return <StaticMarkup className={styles.signature} html={html} />;
}
