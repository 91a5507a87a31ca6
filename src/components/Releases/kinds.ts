import { useHistory } from "@docusaurus/router";
import { useQueryStringList } from "@docusaurus/theme-common";
import { useMemo } from "react";

/** What the reader sees of each kind of changes. */
export const LABELS = {
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

/** Name of the parameter in the address. */
const PARAMETER = "kind";

/**
 * The kinds of changes that the address asks for: `?kind=breaking&kind=fixed`.
 *
 * @returns The kinds, what adds or removes one, and the part of the address.
 */
export function useKinds(): [
  readonly Kind[],
  (kind: Kind) => void,
  search: string,
] {
  const history = useHistory();
  const [asked] = useQueryStringList(PARAMETER);
  const kinds = useMemo(() => [...new Set(asked)].filter(isKind), [asked]);
  const toggle = (kind: Kind) => {
    const next = kinds.includes(kind)
      ? kinds.filter((each) => each !== kind)
      : [...kinds, kind];
    const { location } = history;
    const parameters = new URLSearchParams(location.search);
    parameters.delete(PARAMETER);
    for (const each of next) parameters.append(PARAMETER, each);
    // Docusaurus' own setter would drop the fragment and scroll to the top.
    history.replace({ ...location, search: parameters.toString() });
  };
  const search = kinds.map((kind) => `${PARAMETER}=${kind}`).join("&");
  return [kinds, toggle, search && `?${search}`];
}

function isKind(word: string): word is Kind {
  return Object.hasOwn(LABELS, word);
}
