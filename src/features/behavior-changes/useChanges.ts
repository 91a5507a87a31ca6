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

import {
  AddressBar,
  choice,
  type Part,
  readFragment,
  writeFragment,
} from "../../address";
import { retry } from "../../loading";
import type { ChangedPage } from "./types";

const NEWEST = summary.releases[0].version;
const VERSIONS = summary.releases.map(({ version }) => version);

/** An address of a section, as references link it. */
const SECTION: Part<string> = {
  initial: "",
  read: (text) => (/^\/[\w/-]+#[\w-]+$/.test(text) ? text : undefined),
  write: (value) => value,
};

/** The parts of the address: `?version=0.61.0&section=/…/arithmetic/%23round`. */
const PARTS = { version: choice(VERSIONS, NEWEST), section: SECTION };

/** What is shown of a version, as far as it has come. */
interface Shown {
  readonly version: string;
  readonly pages: readonly ChangedPage[];
  readonly state: "loading" | "failed" | "complete";
  /** Address of the section to show first; empty for none. */
  readonly section: string;
}

const FIRST: Shown = {
  version: NEWEST,
  pages: summary.newest,
  state: "complete",
  section: "",
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

  const show = useCallback((version: string, section = "") => {
    if (version === NEWEST) {
      setShown({ ...FIRST, section });
      return;
    }
    setShown({ version, pages: [], state: "loading", section });
    // The reader may have asked for another one in the meantime.
    const finish = (next: Shown) =>
      setShown((current) => (current.version === version ? next : current));
    const load = loaders[version];
    if (!load) return;
    retry(load, { first: 0, tries: 2 }).then(
      ({ default: pages }) =>
        finish({ version, pages, state: "complete", section }),
      () => finish({ version, pages: [], state: "failed", section }),
    );
  }, []);

  useEffect(() => {
    const arrive = () => {
      const { version, section } = readFragment(PARTS, opened.text).state;
      show(version, section);
    };
    const opened = new AddressBar("search", arrive, router);
    bar.current = opened;
    const early = list.current?.value ?? NEWEST;
    if (early !== NEWEST) opened.write(addressOf(early), "replaceState");
    if (opened.text !== "") arrive();
    return () => opened.close();
  }, [list, router, show]);

  const choose = (version: string) => {
    show(version);
    bar.current?.write(addressOf(version), "replaceState");
  };
  return [shown, choose];
}

function addressOf(version: string): string {
  return writeFragment(PARTS, { version, section: "" });
}
