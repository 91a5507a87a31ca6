import { DocSearchModal } from "@docsearch/react/modal";
import { useHistory } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
} from "react";

import { Failure, NoResults, Starts } from "../../help";
import { addressOf, searchClient, sourceOf } from "../../site";
import {
  Adapter,
  countOf,
  statusOf,
  useQuestion,
  type Outcome,
} from "./adapter";
import { askAgain, enter, fieldIn, mendMarkup, renew, type } from "./docsearch";
import styles from "./styles.module.css";
import "./docsearch.css";
import { HitRow } from "./hits";
import { mendKept } from "./kept";

interface Props {
  /** Query that has been typed already. */
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** DocSearch wants an application; of the site's own index it asks nothing. */
const OWN_INDEX = { appId: "site", apiKey: "none", index: "docs" };

const TEXTS = {
  searchBox: { placeholderText: "Search" },
  // Said below, together with what helps.
  noResultsScreen: { noResultsText: "" },
  askAiScreen: {
    disclaimerText:
      "Answers are generated with AI which can make mistakes. Verify responses.",
  },
};

/** Results as the reader types: DocSearch, asked and answered by the site. */
export default function Modal({ initialQuery, onClose }: Props) {
  const { base, service } = sourceOf(useDocusaurusContext().siteConfig);
  const { appId, apiKey, index, assistantId } = {
    assistantId: undefined,
    ...(service ?? OWN_INDEX),
  };
  const assistant = assistantId === undefined ? {} : { askAi: assistantId };
  // Before DocSearch reads it, which it does when it is first rendered.
  useState(() => mendKept(index));
  const history = useHistory();
  const box = useRef<HTMLDivElement>(null);
  const { query, isAsking, listeners, ask } = useQuestion(initialQuery);
  const [client] = useState(() => searchClient(service));
  const [adapter] = useState(() => new Adapter(client, base));
  const outcome = useSyncExternalStore(adapter.subscribe, adapter.outcome);

  useLayoutEffect(() => {
    const field = fieldIn(box.current);
    if (!box.current || !field) return;
    enter(field);
    return mendMarkup(box.current);
  }, []);

  useEffect(() => {
    if (box.current && outcome && "isOutdated" in outcome)
      return renew(box.current);
  }, [outcome]);

  const visit = (address: string) => {
    onClose();
    history.push(address);
  };

  const visitLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    // Others are the browser's: in a new tab, or to another site.
    if (!link || link.target !== "" || isModified(event)) return;
    if (event.defaultPrevented) return;
    event.preventDefault();
    visit(link.pathname + link.search + link.hash);
  };

  const isEmpty = query.trim() === "";

  return (
    <div
      ref={box}
      className="search-box"
      data-hosted={service && ""}
      data-asks={assistantId && ""}
      {...listeners}
      onClick={visitLink}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isAsking) return;
        event.preventDefault();
        event.stopPropagation();
        ask(false);
      }}
    >
      <DocSearchModal
        appId={appId}
        apiKey={apiKey}
        indices={[index]}
        {...assistant}
        isAskAiActive={isAsking}
        onAskAiToggle={ask}
        initialQuery={initialQuery}
        initialScrollY={scrollY}
        transformSearchClient={adapter.transform}
        hitComponent={HitRow}
        navigator={{ navigate: ({ itemUrl }) => visit(itemUrl) }}
        translations={TEXTS}
        onClose={onClose}
      />
      <Below
        outcome={isEmpty || isAsking ? undefined : outcome}
        isIdle={isEmpty && !isAsking}
        base={base}
        onRetry={() => {
          const field = fieldIn(box.current);
          field?.focus();
          askAgain(field);
        }}
        onPick={(name) => type(fieldIn(box.current), name)}
      />
    </div>
  );
}

/** Tells whether a click asks for something else than to follow the link. */
function isModified(event: MouseEvent): boolean {
  const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}

/** Keys of the dialog and what they do, for those who see it. */
const KEYS = [
  { keys: "↑ ↓", does: "choose" },
  { keys: "Enter", does: "open" },
  { keys: "Esc", does: "close" },
];

interface BelowProps {
  /** Outcome of the query; nothing while there is none. */
  readonly outcome: Outcome | undefined;
  /** True while there is nothing to look for. */
  readonly isIdle: boolean;
  /** Base path of the site: starts and ends with a slash. */
  readonly base: string;
  readonly onRetry: () => void;
  /** Looks for a name instead. */
  readonly onPick: (name: string) => void;
}

/** Shows the part below the results of DocSearch, or in their place. */
function Below({ outcome, isIdle, base, onRetry, onPick }: BelowProps) {
  const count = countOf(outcome);
  const all = base + addressOf({ text: outcome?.query ?? "" }).slice(1);
  return (
    <>
      {isIdle && (
        <div className={styles.help}>
          <Starts />
        </div>
      )}
      {outcome && "hasFailed" in outcome && (
        <div className={styles.help}>
          <Failure onRetry={onRetry} />
        </div>
      )}
      {outcome && "total" in outcome && outcome.total === 0 && (
        <div className={styles.help}>
          <NoResults {...outcome} onPick={onPick} />
        </div>
      )}
      <p className="sr-only" role="status">
        {statusOf(outcome)}
      </p>
      <div className={styles.foot}>
        {count > 0 && <a href={all}>See all {count} results</a>}
        <p className={styles.keys} aria-hidden="true">
          {KEYS.map(({ keys, does }) => (
            <span key={keys}>
              <kbd>{keys}</kbd> {does}
            </span>
          ))}
        </p>
      </div>
    </>
  );
}
