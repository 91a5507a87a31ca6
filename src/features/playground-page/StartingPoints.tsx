import Heading from "@theme/Heading";
import { useState } from "react";

import type { PlaygroundState } from "@site/src/playground/address";
import { GALLERY, shownState } from "./gallery";
import styles from "./StartingPoints.module.css";

interface Props {
  readonly onChoose: (state: PlaygroundState) => void;
}

/** Code to begin with: a list that folds when something of it is chosen. */
export function StartingPoints({ onChoose }: Props) {
  const [isOpen, setOpen] = useState(true);
  return (
    <section className={styles.list} aria-label="Starting points">
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <Heading as="h2">Start from</Heading>
        </summary>
        {GALLERY.map(({ title, items }) => (
          <div key={title}>
            <Heading as="h3" className="label">
              {title}
            </Heading>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.title}>
                  <button
                    type="button"
                    onClick={() => {
                      setOpen(false);
                      onChoose(shownState(item));
                    }}
                  >
                    <span className={styles.title}>{item.title}</span>
                    <span className={styles.summary}>{item.summary}</span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </section>
  );
}
