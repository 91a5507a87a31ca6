import { useHistory, useLocation } from "@docusaurus/router";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { useEffect, useRef } from "react";

import styles from "./ReleaseIndex.module.css";

interface Props {
  /** Links to all releases of a library, made by the build. */
  readonly html: string;
  /** The addresses that it links to. */
  readonly links: readonly string[];
}

/**
 * Links to all releases of a library, by the page that they are on. An address
 * of the newest releases whose anchor has moved on to another page leads there.
 */
export default function ReleaseIndex({ html, links }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const { hash } = useLocation();
  const brokenLinks = useBrokenLinks();
  for (const link of links) brokenLinks.collectLink(link);

  useEffect(() => {
    if (hash === "" || document.getElementById(hash.slice(1))) return;
    const found = [...(box.current?.querySelectorAll("a") ?? [])].find(
      (link) => link.hash === hash,
    );
    if (found) history.replace(found.pathname + found.hash);
  }, [hash, history]);

  return (
    <div
      ref={box}
      className={styles.index}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
