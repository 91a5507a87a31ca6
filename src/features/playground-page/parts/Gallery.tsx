import type { PlaygroundState } from "@site/src/playground/address";
import Heading from "@theme/Heading";

import { GALLERY, shownState } from "../gallery";
import styles from "./gallery.module.css";

interface Props {
  readonly onChoose: (state: PlaygroundState) => void;
}

/** Code to begin with. */
export default function Gallery({ onChoose }: Props) {
  return (
    <section className={styles.gallery} aria-label="Starting points">
      <Heading as="h2">Start from</Heading>
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
                  onClick={() => onChoose(shownState(item))}
                >
                  <span className={styles.title}>{item.title}</span>
                  <span className={styles.summary}>{item.summary}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
