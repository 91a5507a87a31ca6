import { useCallback, useEffect, useState } from "react";

import { loadModal } from "./load";

type Modal = Awaited<ReturnType<typeof loadModal>>["default"];

interface State {
  /** What shows results, once it is there. */
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
