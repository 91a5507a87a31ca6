import { useCallback, useEffect, useRef, useState } from "react";

import { lazy } from "../../loading";
import type { OldUse } from "../../playground/old-names";
import { loadFacts } from "../../site-playgrounds";

/** What is known of the reader's code. */
export type Shown =
  | { readonly state: "empty" | "loading" | "failed" | "long" }
  | { readonly state: "complete"; readonly uses: readonly OldUse[] };

/** The most code that is checked, in UTF-16 units. */
export const MOST = 100_000;

/** Rest after a change, in milliseconds: the check reads the whole program. */
const REST = 250;

const load = lazy(
  async () => {
    const [{ loadHelp }, facts, { default: names }] = await Promise.all([
      import(/* webpackChunkName: "editor" */ "../../playground/editor"),
      loadFacts(),
      import(
        /* webpackChunkName: "old-names" */ "@generated/old-names/names.json"
      ),
    ]);
    const { oldUses } = await loadHelp();
    return (code: string) => oldUses(code, facts, names);
  },
  { first: 0, tries: 2 },
);

/**
 * Checks the reader's code after each change.
 *
 * @returns What is known of it, and what takes the code.
 */
export function useUses(): [Shown, (code: string) => void] {
  const [shown, setShown] = useState<Shown>({ state: "empty" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef("");

  const check = useCallback((code: string) => {
    latest.current = code;
    clearTimeout(timer.current);
    if (code.trim() === "" || code.length > MOST) {
      setShown({ state: code.length > MOST ? "long" : "empty" });
      return;
    }
    setShown((before) =>
      before.state === "complete" ? before : { state: "loading" },
    );
    const show = (next: Shown) => {
      if (latest.current === code) setShown(next);
    };
    timer.current = setTimeout(() => {
      load().then(
        (uses) => show({ state: "complete", uses: uses(code) }),
        () => show({ state: "failed" }),
      );
    }, REST);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return [shown, check];
}
