import { createContext, useContext, type RefObject } from "react";

import { BEFORE, type Session, type DemoView } from "./session";

/** What the parts of the demo share. */
interface Shared {
  readonly view: DemoView;
  /** Nothing before there are scripts. */
  readonly session: RefObject<Session | null>;
}

export const DemoContext = createContext<Shared>({
  view: BEFORE,
  session: { current: null },
});

/** What the demo shows, and who changes it. */
export function useDemo(): Shared {
  return useContext(DemoContext);
}
