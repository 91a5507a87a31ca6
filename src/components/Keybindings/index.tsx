import { useRef } from "react";

import { platformOf, PLATFORMS } from "@site/src/keys";

import FilterTable from "../FilterTable";
import { KeyFinder } from "./KeyFinder";
import styles from "./styles.module.css";

const FACETS = [
  { name: "System", options: PLATFORMS, own: () => platformOf(navigator) },
  {
    name: "Mode",
    options: { math: "math", text: "text", latex: "LaTeX" },
  },
];

interface Props {
  /** The keybindings, a row each. */
  readonly html: string;
  /** What the groups are called, by the word of their anchor. */
  readonly groups: Readonly<Record<string, string>>;
}

/** What a mathfield does when keys are pressed, and a field to press them in. */
export default function Keybindings({ html, groups }: Props) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={styles.bindings}>
      <KeyFinder table={box} />
      <FilterTable
        html={html}
        label="Filter by keys, command or what it does"
        noun="keybindings"
        facets={FACETS}
        groups={groups}
      />
    </div>
  );
}
