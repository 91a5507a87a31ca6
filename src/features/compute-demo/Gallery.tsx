import { GALLERY } from "./gallery";
import styles from "./input.module.css";

/** Example expressions: each is an address of this page. */
export default function Gallery() {
  return (
    <nav className={styles.gallery} aria-label="Examples" data-mdast="ignore">
      <ul>
        {GALLERY.map(({ title, state }) => (
          <li key={title}>
            <a href={`#${new URLSearchParams(state).toString()}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
