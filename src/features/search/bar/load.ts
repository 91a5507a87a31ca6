import { useCallback, useEffect, useState } from "react";

import { lazy } from "@site/src/loading";
import { searchClient, sourceOf, type SiteConfig } from "../site";

/** Tries of the download: the first at once, the next after a second, two. */
const SCHEDULE = { first: 0, tries: 3 };

/**
 * Loads what shows results in the dialog, and its style sheet: four times as
 * large as a page, so that none pays for it before somebody searches.
 *
 * @throws Error when it cannot be had. A later call tries again.
 */
const loadModal = lazy(
  () => import(/* webpackChunkName: "search" */ "./window"),
  SCHEDULE,
);

/**
 * Gets all that the dialog shows on its way, ahead of drawing the dialog. When
 * it fails, whoever opens the dialog or asks is told.
 */
export function begin(config: SiteConfig): void {
  // The index first: it is made elsewhere, while the window is drawn here. The
  // first answer needs both.
  searchClient(sourceOf(config).service)
    .open()
    .catch(() => undefined);
  loadModal().catch(() => undefined);
}

type Modal = Awaited<ReturnType<typeof loadModal>>["default"];

interface State {
  /** Component that shows results, once it is loaded. */
  readonly Modal?: Modal;
  readonly hasFailed: boolean;
}

/** Loads what shows results; `load` tries again. */
export function useModal(): State & { readonly load: () => void } {
  const [state, setState] = useState<State>({ hasFailed: false });
  const start = useCallback(() => {
    loadModal().then(
      ({ default: Modal }) => setState({ Modal, hasFailed: false }),
      (error: unknown) => {
        console.warn("The search could not be loaded", error);
        setState({ hasFailed: true });
      },
    );
  }, []);
  useEffect(() => start(), [start]);
  const load = () => {
    setState({ hasFailed: false });
    start();
  };
  return { ...state, load };
}
