import useIsBrowser from "@docusaurus/useIsBrowser";
import clsx from "clsx";
import { useCallback, useEffect, useState } from "react";

import { LineIcon } from "@site/src/components/LineIcon";
import { lazy } from "@site/src/loading";
import { Failure } from "../help";
import type { FormulaSearchProps } from "./FormulaSearch";
import styles from "./styles.module.css";

/** Tries of the download: the first at once, the next after a second, two. */
const SCHEDULE = { first: 0, tries: 3 };

/** Loads the field and its results: no page pays for them before. */
const loadSearch = lazy(
  () => import(/* webpackChunkName: "formula-search" */ "./FormulaSearch"),
  SCHEDULE,
);

type FormulaSearch = Awaited<ReturnType<typeof loadSearch>>["default"];

/** The button that asks for a formula instead of words; needs scripts. */
export function FormulaButton({ onClick }: { readonly onClick: () => void }) {
  const isInBrowser = useIsBrowser();
  return (
    <button
      type="button"
      className={clsx(
        "button button--sm",
        styles.button,
        // It keeps its place while there are no scripts.
        !isInBrowser && styles.waiting,
      )}
      onClick={onClick}
    >
      <LineIcon width={18} height={18} aria-hidden="true">
        <path d="m2 11 2.5-1.5L7.5 17l4-14H18M12 8l5 7M17 8l-5 7" />
      </LineIcon>
      Search by formula
    </button>
  );
}

/** The search by formula, once its script is there. */
export function FormulaPart(props: FormulaSearchProps) {
  const [Search, setSearch] = useState<FormulaSearch>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    loadSearch().then(
      ({ default: loaded }) => {
        setSearch(() => loaded);
        setFailed(false);
      },
      (error: unknown) => {
        console.warn("The search by formula could not be loaded", error);
        setFailed(true);
      },
    );
  }, []);
  useEffect(() => load(), [load]);
  if (Search) return <Search {...props} />;
  return (
    <div role="status">
      {hasFailed ? (
        <Failure onRetry={load}>
          <p>
            <button
              type="button"
              className="button button--sm"
              onClick={props.onLeave}
            >
              Search by words
            </button>
          </p>
        </Failure>
      ) : (
        <p className={styles.hint}>Loading…</p>
      )}
    </div>
  );
}
