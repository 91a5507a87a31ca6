import { useHistory } from "@docusaurus/router";
import { useEffect, useMemo, useRef, useState } from "react";

import { AddressBar, choice, readFragment, writeFragment } from "../../address";
import { dataOf, withData } from "../../markup";

/** Label of each kind of changes, as the reader sees it. */
export const LABELS = {
  results: "May change your results",
  breaking: "Breaking",
  security: "Security",
  removed: "Removed",
  deprecated: "Deprecated",
  changed: "Changed",
  added: "Added",
  improved: "Improved",
  performance: "Performance",
  fixed: "Fixed",
  other: "Other",
} as const;

/** A kind of changes, as the notes have it in `data-is`. */
export type Kind = keyof typeof LABELS;

/** The part of the notes that a reader asks for. */
export interface Narrowing {
  /** The version that the reader has; empty asks for all releases. */
  readonly after: string;
  /** None asks for all changes. */
  readonly kinds: readonly Kind[];
}

const ALL: Narrowing = { after: "", kinds: [] };

/** Name of the parameter that has a kind, as often as there are kinds. */
const KIND = "kind";

/**
 * Keeps the part of the notes that is asked for in the address, such as
 * `?after=0.137.0&kind=breaking&kind=fixed`.
 *
 * @param versions - Those that the address may name.
 * @returns What is asked for, what changes a part of it, and the query of the
 * address, for links to other pages of notes.
 */
export function useNarrowing(
  versions: readonly string[],
): [Narrowing, (part: Partial<Narrowing>) => void, query: string] {
  const router = useHistory();
  const bar = useRef<AddressBar>(null);
  const [narrowing, setNarrowing] = useState(ALL);
  const after = useMemo(() => choice(["", ...versions], ""), [versions]);

  useEffect(() => {
    const arrive = () => {
      const { text } = opened;
      const asked = new URLSearchParams(text).getAll(KIND);
      setNarrowing({
        after: readFragment({ after }, text).state.after,
        kinds: [...new Set(asked)].filter(isKind),
      });
    };
    const opened = new AddressBar("search", arrive, router);
    bar.current = opened;
    if (opened.text !== "") arrive();
    return () => opened.close();
  }, [after, router]);

  const queryOf = ({ kinds, ...rest }: Narrowing) =>
    [writeFragment({ after }, rest), ...kinds.map((kind) => `${KIND}=${kind}`)]
      .filter(Boolean)
      .join("&");
  const change = (part: Partial<Narrowing>) => {
    const next = { ...narrowing, ...part };
    setNarrowing(next);
    bar.current?.write(queryOf(next), "replaceState");
  };
  return [narrowing, change, queryOf(narrowing)];
}

function isKind(word: string): word is Kind {
  return Object.hasOwn(LABELS, word);
}

/** Counts of the releases once the notes are narrowed. */
export interface Narrowed {
  /** Number of releases that are shown. */
  readonly shown: number;
  /** Number of releases after the version that have changes of each kind. */
  readonly counts: ReadonlyMap<string, number>;
}

/**
 * Shows the changes that are of one of the kinds, and of the releases and links
 * to them only those that came after a version and have any.
 *
 * @param notes - Holds the releases, the newest first.
 * @param list - Holds the links to them.
 * @param kinds - None asks for all changes.
 * @param count - How many releases came after the version.
 */
export function narrow(
  notes: Element,
  list: Element,
  kinds: readonly string[],
  count: number,
): Narrowed {
  for (const part of notes.querySelectorAll<HTMLElement>(withData("is"))) {
    const own = dataOf(part, "is")?.split(" ") ?? [];
    part.hidden = kinds.length > 0 && !kinds.some((kind) => own.includes(kind));
  }
  for (const group of notes.querySelectorAll<HTMLElement>(withData("group"))) {
    group.hidden = isEmpty(group);
  }
  const releases = [
    ...notes.querySelectorAll<HTMLElement>(withData("release")),
  ];
  for (const [at, release] of releases.entries()) {
    release.hidden = at >= count || isEmpty(release);
  }
  const shown = releases.filter(({ hidden }) => !hidden);
  const targets = new Set(shown.map((each) => `#${dataOf(each, "release")}`));
  for (const item of list.querySelectorAll("li")) {
    item.hidden = !targets.has(item.querySelector("a")?.hash ?? "");
  }
  return { shown: shown.length, counts: countsIn(releases.slice(0, count)) };
}

/** Counts the releases that have changes of each kind. */
function countsIn(releases: readonly Element[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const release of releases) {
    const parts = [...release.querySelectorAll(withData("is"))];
    const kinds = parts.flatMap((part) => dataOf(part, "is")?.split(" ") ?? []);
    for (const kind of new Set(kinds))
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

function isEmpty(element: Element): boolean {
  return element.querySelector(`${withData("is")}:not([hidden])`) === null;
}
