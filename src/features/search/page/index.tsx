import { useHistory } from "@docusaurus/router";
import { PageMetadata } from "@docusaurus/theme-common";
import useBaseUrl from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import clsx from "clsx";
import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";

import { FormulaButton, FormulaPart } from "../formula";
import {
  AREAS,
  searchClient,
  sourceOf,
  type Asked,
  type NamedArea,
} from "../site";
import { BEFORE, Finder, pointerLeaves } from "./finder";
import { QueryAddress } from "./query-address";
import { Found, statusOf } from "./Results";
import shared from "../results.module.css";
import styles from "./styles.module.css";

interface Props {
  /** Help that is shown while nothing is asked, and without scripts. */
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
      finder.ask(wordsIn(wanted));
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
    session.current?.finder.ask(wordsIn(wanted));
  };

  const settle = (wanted: Asked) => {
    setAsked(wanted);
    session.current?.address.settle(wanted);
    session.current?.finder.ask(wordsIn(wanted));
  };

  if (asked.formula !== undefined)
    return (
      <div onBlur={() => session.current?.address.flush()}>
        <FormulaPart
          formula={asked.formula}
          onInput={(formula) => type({ text: "", formula })}
          onLeave={() => {
            // At once, so that the field of words is there to take the focus.
            flushSync(() => settle({ text: "" }));
            field.current?.focus();
          }}
        />
      </div>
    );

  return (
    <>
      {view.asked && <PageMetadata title={`Search: ${view.asked.text}`} />}
      <div onBlur={() => session.current?.address.flush()}>
        <Fields asked={asked} field={field} onType={type} onSettle={settle} />
        <div className={styles.other}>
          <FormulaButton onClick={() => settle({ text: "", formula: "" })} />
        </div>
      </div>
      <p className={shared.status} role="status">
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

/** The words that are asked for: none where a formula is. */
function wordsIn(asked: Asked): Asked {
  return asked.formula === undefined ? asked : { text: "" };
}

const CHOICES = [
  [undefined, "All"],
  ...Object.entries(AREAS),
] as readonly (readonly [NamedArea | undefined, string])[];

interface FieldsProps {
  readonly asked: Asked;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: (asked: Asked) => void;
  /** The reader means it: pressed Enter, or chose an area. */
  readonly onSettle: (asked: Asked) => void;
}

/**
 * Shows the fields for what to look for, and where. Works as a form before
 * scripts run.
 */
function Fields({ asked, field, onType, onSettle }: FieldsProps) {
  return (
    <form
      role="search"
      className={styles.fields}
      action={useBaseUrl("/search/")}
      onSubmit={(event) => {
        event.preventDefault();
        onSettle(asked);
      }}
    >
      <label className={clsx("form-field", styles.field)}>
        <span>Search the documentation</span>
        <input
          ref={field}
          type="search"
          className="form-control"
          name="q"
          value={asked.text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => onType({ ...asked, text: target.value })}
        />
      </label>
      <fieldset className={styles.areas}>
        <legend className="sr-only">Part of the documentation</legend>
        {CHOICES.map(([area, name]) => (
          <label key={name}>
            <input
              type="radio"
              name="area"
              value={area ?? ""}
              checked={asked.area === area}
              onChange={() => onSettle({ ...asked, area })}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </form>
  );
}
