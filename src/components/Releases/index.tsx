import Head from "@docusaurus/Head";
import Link from "@docusaurus/Link";
import useBaseUrl from "@docusaurus/useBaseUrl";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import {
  memo,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";

import Filter, { type NotesPage } from "./Filter";
import {
  type Kind,
  LABELS,
  narrow,
  type Narrowed,
  useNarrowing,
} from "./narrowing";
import styles from "./styles.module.css";

interface Props {
  /**
   * The releases, made by the build: elements with `data-is`, the kinds of
   * changes in them, in elements with `data-group` and `data-release`.
   */
  readonly html: string;
  /** Links to them. */
  readonly links: string;
  readonly kinds: readonly { readonly kind: Kind; readonly count: number }[];
  readonly anchors: readonly string[];
  /** Notice for the reader above the releases, if there is one. */
  readonly notice: string | undefined;
  /** All pages of notes of the library, newest first. */
  readonly pages: readonly NotesPage[];
  /** Which of them this one is. */
  readonly at: number;
  readonly library: string;
  /** Folder of the notes, from the root of the site. */
  readonly folder: string;
}

/**
 * Release notes, narrowed to kinds of changes and to those after a version.
 * They stand whole in the page without scripts, and React does not take them
 * over.
 */
export default function Releases(props: Props) {
  const { html, links, kinds, anchors, notice, library, folder } = props;
  const { pages, at } = props;
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const versions = useMemo(
    () => pages.flatMap((page) => page.versions),
    [pages],
  );
  const [narrowing, change, query] = useNarrowing(versions);
  const [narrowed, setNarrowed] = useState<Narrowed>();
  const feed = useBaseUrl(`/${folder}/atom.xml`);
  const brokenLinks = useBrokenLinks();
  for (const anchor of anchors) brokenLinks.collectAnchor(anchor);

  const { after, kinds: chosen } = narrowing;
  const newer =
    after === "" ? versions : versions.slice(0, versions.indexOf(after));
  const own = pages[at]?.versions ?? [];
  const count = own.filter((version) => newer.includes(version)).length;

  useEffect(() => {
    if (!box.current || !list.current) return;
    setNarrowed(narrow(box.current, list.current, chosen, count));
  }, [chosen, count]);

  const all =
    anchors.length === 1 ? "1 release" : `${String(anchors.length)} releases`;
  const asked = [
    ...(after === "" ? [] : [`after ${after}`]),
    ...chosen.map((kind) => LABELS[kind].toLowerCase()),
  ];
  const summary =
    after !== "" && after === versions[0]
      ? `${after} is the newest release.`
      : `${String(narrowed?.shown ?? anchors.length)} of ${all}: ${asked.join(", ")}`;
  const linkTo = (page: NotesPage, words: string) => (
    <Link to={`${page.to}${query && `?${query}`}`}>{words}</Link>
  );
  const [newerPage, olderPage] = [pages[at - 1], pages[at + 1]];

  return (
    <div className={styles.releases}>
      <Head>
        <link
          rel="alternate"
          type="application/atom+xml"
          title={`${library} releases`}
          href={feed}
        />
      </Head>
      {notice && <p>{notice}</p>}
      <nav ref={list} className={styles.versions} aria-label="On this page">
        <Markup html={links} />
      </nav>
      <Filter
        kinds={kinds.map(({ kind, count: inAll }) => ({
          kind,
          count: narrowed ? (narrowed.counts.get(kind) ?? 0) : inAll,
        }))}
        {...{ pages, narrowing }}
        onChange={change}
      />
      <p className={styles.status}>
        <span role="status">{asked.length === 0 ? all : summary}</span>
        <a href={feed}>Atom feed</a>
      </p>
      {after !== "" && (
        <Elsewhere
          after={after}
          pages={pages.filter(
            (page) =>
              page !== pages[at] &&
              page.versions.some((version) => newer.includes(version)),
          )}
          linkTo={linkTo}
        />
      )}
      <div ref={box} className={styles.notes}>
        <Markup html={html} />
      </div>
      <nav className={styles.pager} aria-label="Other releases">
        {newerPage && linkTo(newerPage, `← Newer: ${newerPage.title}`)}
        {olderPage && linkTo(olderPage, `Older: ${olderPage.title} →`)}
      </nav>
    </div>
  );
}

/**
 * The other pages with releases that came after a version, if there are any.
 */
function Elsewhere({
  after,
  pages,
  linkTo,
}: {
  readonly after: string;
  readonly pages: readonly NotesPage[];
  readonly linkTo: (page: NotesPage, words: string) => ReactNode;
}) {
  if (pages.length === 0) return null;
  return (
    <div className={styles.elsewhere}>
      <p>More releases came after {after}:</p>
      <ul>
        {pages.map((page) => (
          <li key={page.to}>{linkTo(page, page.title)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Never rendered again: its elements are shown and hidden in place. */
const Markup = memo(function Markup({ html }: { readonly html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
});
