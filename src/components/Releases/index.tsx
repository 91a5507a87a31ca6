import Head from "@docusaurus/Head";
import Link from "@docusaurus/Link";
import useBaseUrl from "@docusaurus/useBaseUrl";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { memo, useEffect, useId, useRef, useState } from "react";

import { LABELS, type Kind, useKinds } from "./kinds";
import { narrow } from "./narrow";
import styles from "./styles.module.css";

interface Neighbour {
  readonly title: string;
  readonly to: string;
}

interface Props {
  /**
   * The releases, made by the build: elements with `data-is`, the kinds of
   * changes in them, in elements with `data-group` and `data-release`.
   */
  readonly html: string;
  /** Links to them. */
  readonly versions: string;
  readonly kinds: readonly { readonly kind: Kind; readonly count: number }[];
  readonly anchors: readonly string[];
  /** What the reader should know first, if anything. */
  readonly notice: string | undefined;
  readonly newer: Neighbour | undefined;
  readonly older: Neighbour | undefined;
  readonly library: string;
  /** Folder of the notes, from the root of the site. */
  readonly folder: string;
}

/**
 * Release notes, narrowed to kinds of changes that the reader asks for. They
 * stand whole in the page without scripts, and React does not take them over.
 */
export default function Releases(props: Props) {
  const { html, versions, kinds, anchors, notice, library, folder } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const [chosen, toggle, search] = useKinds();
  const [shown, setShown] = useState(anchors.length);
  const feed = useBaseUrl(`/${folder}/atom.xml`);
  const brokenLinks = useBrokenLinks();
  for (const anchor of anchors) brokenLinks.collectAnchor(anchor);

  useEffect(() => {
    if (!box.current || !list.current) return;
    setShown(narrow(box.current, list.current, chosen));
  }, [chosen]);

  // What the address asks for can be taken back, also where there is none.
  const offered = kinds.map(({ kind }) => kind);
  const absent = chosen.filter((kind) => !offered.includes(kind));
  const all = `${String(anchors.length)} releases`;
  const feedName = `${library} releases`;

  return (
    <div className={styles.releases}>
      <Head>
        <link
          rel="alternate"
          type="application/atom+xml"
          title={feedName}
          href={feed}
        />
      </Head>
      {notice && <p>{notice}</p>}
      <nav ref={list} className={styles.versions} aria-label="On this page">
        <Markup html={versions} />
      </nav>
      <div
        className={styles.filter}
        role="group"
        aria-labelledby={id}
        data-mdast="ignore"
      >
        <span id={id} className={styles.label}>
          Show only
        </span>
        {[...kinds, ...absent.map((kind) => ({ kind, count: 0 }))].map(
          ({ kind, count }) => (
            <button
              key={kind}
              type="button"
              className={styles.kind}
              aria-pressed={chosen.includes(kind)}
              onClick={() => toggle(kind)}
            >
              {LABELS[kind]} <small>{count}</small>
            </button>
          ),
        )}
      </div>
      <p className={styles.status}>
        <span role="status">
          {chosen.length === 0
            ? all
            : `${String(shown)} of ${all}: ${chosen.map((kind) => LABELS[kind].toLowerCase()).join(", ")}`}
        </span>
        <a href={feed}>Atom feed</a>
      </p>
      <div ref={box} className={styles.notes}>
        <Markup html={html} />
      </div>
      <nav className={styles.pager} aria-label="Other releases">
        {props.newer && (
          <Link to={`${props.newer.to}${search}`}>
            ← Newer: {props.newer.title}
          </Link>
        )}
        {props.older && (
          <Link to={`${props.older.to}${search}`}>
            Older: {props.older.title} →
          </Link>
        )}
      </nav>
    </div>
  );
}

/** Never rendered again: its elements are shown and hidden in place. */
const Markup = memo(function Markup({ html }: { readonly html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
});
