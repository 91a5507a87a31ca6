import { useLocation } from "@docusaurus/router";
import { useCallback, useEffect, useRef, useState } from "react";

import { readFragment, writeFragment, type Parts } from "../../fragment";

/** How long the address waits for the next key, in milliseconds. */
const PAUSE_MS = 300;

interface Address<State> {
  readonly state: State;
  /** What the address says that means nothing, in sentences. */
  readonly faults: readonly string[];
  readonly change: (change: Partial<State>) => void;
}

/**
 * A state that the fragment of the address keeps. The router is not asked to
 * write it: it would take each key for a new place in the page.
 *
 * @param parts - Of the state; the same ones each time.
 */
export function useAddress<State extends object>(
  parts: Parts<State>,
): Address<State> {
  const location = useLocation();
  const [found, setFound] = useState(() => readFragment(parts, ""));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    let isHere = true;
    queueMicrotask(() => {
      const { hash } = window.location;
      if (isHere && !isPlace(hash)) setFound(readFragment(parts, hash));
    });
    return () => {
      isHere = false;
      // What was typed is not for the place that comes.
      clearTimeout(timer.current);
    };
  }, [location, parts]);

  const latest = useRef(found);
  useEffect(() => {
    latest.current = found;
  });

  const change = useCallback(
    (changed: Partial<State>) => {
      const state = { ...latest.current.state, ...changed };
      latest.current = { state, faults: [] };
      setFound(latest.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const fragment = writeFragment(parts, latest.current.state);
        const { pathname, search } = window.location;
        const hash = fragment && `#${fragment}`;
        history.replaceState(history.state, "", `${pathname}${search}${hash}`);
      }, PAUSE_MS);
    },
    [parts],
  );
  return { ...found, change };
}

/** Whether a fragment names a place in the page, and no state. */
function isPlace(hash: string): boolean {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
  } catch {
    return false;
  }
}
