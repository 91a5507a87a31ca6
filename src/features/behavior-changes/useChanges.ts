import loaders from "@generated/behavior-changes/loaders";
import summary from "@generated/behavior-changes/summary.json";
import { useHistory } from "@docusaurus/router";
import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";

import { AddressBar, choice, readFragment, writeFragment } from "../../address";
import { retry } from "../../loading";
import type { ChangedPage } from "./types";

const NEWEST = summary.releases[0].version;
const VERSIONS = summary.releases.map(({ version }) => version);

/** The part of the address that has the version: `?version=0.61.0`. */
const PARTS = { version: choice(VERSIONS, NEWEST) };

/** What is shown of a version, as far as it has come. */
interface Shown {
  readonly version: string;
  readonly pages: readonly ChangedPage[];
  readonly state: "loading" | "failed" | "complete";
}

const FIRST: Shown = {
  version: NEWEST,
  pages: summary.newest,
  state: "complete",
};

/**
 * Keeps the version that the reader asks for in the address, and loads what
 * has changed since.
 *
 * @param list - Where the reader may have chosen before the scripts came.
 * @returns What to show, and what asks for another version or tries again.
 */
export function useChanges(
  list: RefObject<HTMLSelectElement | null>,
): [Shown, (version: string) => void] {
  const router = useHistory();
  const bar = useRef<AddressBar>(null);
  const [shown, setShown] = useState(FIRST);

  const show = useCallback((version: string) => {
    if (version === NEWEST) {
      setShown(FIRST);
      return;
    }
    setShown({ version, pages: [], state: "loading" });
    // The reader may have asked for another one in the meantime.
    const finish = (next: Shown) =>
      setShown((current) => (current.version === version ? next : current));
    const load = loaders[version];
    if (!load) return;
    retry(load, { first: 0, tries: 2 }).then(
      ({ default: pages }) => finish({ version, pages, state: "complete" }),
      () => finish({ version, pages: [], state: "failed" }),
    );
  }, []);

  useEffect(() => {
    const arrive = () => show(readFragment(PARTS, opened.text).state.version);
    const opened = new AddressBar("search", arrive, router);
    bar.current = opened;
    const early = list.current?.value ?? NEWEST;
    if (early !== NEWEST)
      opened.write(writeFragment(PARTS, { version: early }), "replaceState");
    if (opened.text !== "") arrive();
    return () => opened.close();
  }, [list, router, show]);

  const choose = (version: string) => {
    show(version);
    bar.current?.write(writeFragment(PARTS, { version }), "replaceState");
  };
  return [shown, choose];
}
