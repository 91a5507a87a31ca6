import { groupAnchor } from "@site/src/markup";

import styles from "./styles.module.css";

interface Props {
  /** Titles by the word of their anchor. */
  readonly groups: Readonly<Record<string, string>>;
  /** What the rows are, in the plural. */
  readonly noun: string;
  /** Called before the page goes to a group. */
  readonly onJump: () => void;
}

/** Links to the groups of a long table. */
export function Groups({ groups, noun, onJump }: Props) {
  return (
    <nav
      className={styles.groups}
      aria-label={`Groups of ${noun}`}
      data-mdast="ignore"
    >
      {Object.entries(groups).map(([word, title]) => (
        <a key={word} href={`#${groupAnchor(word)}`} onClick={onJump}>
          {title}
        </a>
      ))}
    </nav>
  );
}
