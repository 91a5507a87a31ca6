import { useHistory } from "@docusaurus/router";
import { PageMetadata } from "@docusaurus/theme-common";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";

import {
  searchClient,
  sourceOf,
  type Asked,
} from "@site/src/features/search/site";
import { Failure, NoResults } from "@site/src/features/search/help";

import { QueryAddress } from "./query-address";
import { Fields } from "./Fields";
import { BEFORE, Finder, type SearchView } from "./finder";
import { pointerLeaves } from "./pointer";
import { Results } from "./Results";
import styles from "./styles.module.css";

interface Props {
  /** What helps while nothing is asked, and without scripts. */
  readonly children: ReactNode;
}

/** A search whose query is in the address, with all that it finds. */
export default function SearchPage({ children }: Props) {
  const { service } = sourceOf(useDocusaurusContext().siteConfig);
  const history = useHistory();
  const field = useRef<HTMLInputElement>(null);
  const found = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked>({ text: "" });
  const [view, setView] = useState(BEFORE);
  const session = useRef<{ address: QueryAddress; finder: Finder }>(undefined);

  useEffect(() => {
    const finder = new Finder(searchClient(service), setView, () =>
      pointerLeaves(found.current?.querySelector("ol") ?? null),
    );
    const look = (wanted: Asked) => {
      setAsked(wanted);
      finder.ask(wanted);
    };
    const address = new QueryAddress(history, look);
    session.current = { address, finder };
    // The reader may have typed before this page came to life.
    const text = field.current?.value || address.asked.text;
    look({ ...address.asked, text });
    return () => {
      address.close();
      finder.close();
    };
  }, [service, history]);

  const type = (wanted: Asked) => {
    setAsked(wanted);
    session.current?.address.type(wanted);
    session.current?.finder.ask(wanted);
  };

  const settle = (wanted: Asked) => {
    setAsked(wanted);
    session.current?.address.settle(wanted);
    session.current?.finder.ask(wanted);
  };

  return (
    <>
      {view.asked && <PageMetadata title={`Search: ${view.asked.text}`} />}
      <div onBlur={() => session.current?.address.flush()}>
        <Fields asked={asked} field={field} onType={type} onSettle={settle} />
      </div>
      <p className={styles.status} role="status">
        {statusOf(view)}
      </p>
      <Found
        box={found}
        view={view}
        onMore={() => session.current?.finder.more()}
        onRetry={() => session.current?.finder.retry()}
        onPick={(text) => settle({ ...asked, text })}
      />
      {view.status === "idle" && children}
    </>
  );
}

interface FoundProps {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly view: SearchView;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  /** Looks for a name instead. */
  readonly onPick: (name: string) => void;
}

function Found({ box, view, onMore, onRetry, onPick }: FoundProps) {
  const { asked, results, total, near, status } = view;
  const isBusy = status === "searching";
  return (
    <div ref={box} aria-busy={isBusy}>
      {results.length > 0 && (
        <Results
          results={results}
          rest={total - results.length}
          isBusy={isBusy}
          onMore={onMore}
        />
      )}
      {status === "failed" && <Failure onRetry={onRetry} />}
      {status === "done" && asked && total === 0 && (
        <NoResults query={asked.text} near={near} onPick={onPick} />
      )}
    </div>
  );
}

function statusOf({ results, total, isPartial, status }: SearchView): string {
  if (status === "idle") return "";
  if (status === "failed") return "Unable to fetch results";
  if (status === "searching" && (isPartial || results.length === 0))
    return "Searching…";
  if (total === 0) return "No results";
  const count = total === 1 ? "1 result" : `${total} results`;
  return results.length < total
    ? `${count}, the first ${results.length} shown`
    : count;
}
