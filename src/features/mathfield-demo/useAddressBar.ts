import { useHistory } from "@docusaurus/router";
import { useCallback, useEffect, useRef, useState } from "react";

import {
  readFragment,
  StateAddress,
  type Found,
  type Parts,
} from "../../address/state";

interface Address<State> extends Found<State> {
  readonly change: (change: Partial<State>) => void;
}

/**
 * A state that the fragment of the address keeps.
 *
 * @param parts - Of the state; the same ones each time.
 */
export function useAddressBar<State extends object>(
  parts: Parts<State>,
): Address<State> {
  const router = useHistory();
  const [found, setFound] = useState(() => readFragment(parts, ""));
  const address = useRef<StateAddress<State>>(null);
  const latest = useRef(found);

  useEffect(() => {
    const opened = new StateAddress(parts, setFound, router);
    address.current = opened;
    opened.start();
    return () => opened.close();
  }, [parts, router]);

  useEffect(() => {
    latest.current = found;
  });

  const change = useCallback((changed: Partial<State>) => {
    const state = { ...latest.current.state, ...changed };
    latest.current = { state, faults: [] };
    setFound(latest.current);
    address.current?.write(state);
  }, []);
  return { ...found, change };
}
