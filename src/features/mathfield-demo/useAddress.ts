import { useLocation } from "@docusaurus/router";
import { useCallback, useEffect, useRef, useState } from "react";

import {
  readFragment,
  writeAddress,
  writeFragment,
  type Parts,
} from "../../address";

/** How long the address waits for the next key, in milliseconds. */
const PAUSE_MS = 300;

interface Address<State> {
  readonly state: State;
  /** What the address says that means nothing, in sentences. */
  readonly faults: readonly string[];
  readonly change: (change: Partial<State>) => void;
}

/**
 * A state that the fragment of the address keeps. An address that was refused in
 * part stays in the history: nothing of it is lost.
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

  const isRefused = useRef(false);
  const latest = useRef(found);
  useEffect(() => {
    latest.current = found;
  });

  const change = useCallback(
    (changed: Partial<State>) => {
      const state = { ...latest.current.state, ...changed };
      if (latest.current.faults.length > 0) isRefused.current = true;
      latest.current = { state, faults: [] };
      setFound(latest.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const fragment = writeFragment(parts, latest.current.state);
        writeAddress(
          fragment,
          isRefused.current ? "pushState" : "replaceState",
        );
        isRefused.current = false;
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
